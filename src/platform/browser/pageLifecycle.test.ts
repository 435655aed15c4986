import type { LifecycleEvent } from '../pageLifecycle';
import { browserLifecycle } from './pageLifecycle';

describe('the life of the page', () => {
  let events: LifecycleEvent[];
  let stop: () => void;
  beforeEach(() => {
    events = [];
    stop = browserLifecycle.subscribe((event) => events.push(event));
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  const transition = (name: 'pageshow' | 'pagehide', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([true, false])('tells of leaving, and whether the page is kept: %s', (persisted) => {
    transition('pagehide', persisted);
    expect(events).toEqual([{ kind: 'leaving', persisted }]);
  });

  it.each([true, false])('tells of being shown out of the cache: %s', (persisted) => {
    transition('pageshow', persisted);
    expect(events).toEqual([{ kind: 'shown', persisted }]);
  });

  it('tells of going out of view, coming back, and of the network', () => {
    setHidden(true);
    setHidden(false);
    window.dispatchEvent(new Event('online'));
    expect(events.map(({ kind }) => kind)).toEqual(['hidden', 'visible', 'online']);
  });

  it('tells nothing after the end of listening', () => {
    stop();
    transition('pagehide', false);
    setHidden(true);
    expect(events).toEqual([]);
  });

  it('sends a beacon with an empty body', () => {
    const sendBeacon = jest.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    browserLifecycle.sendBeacon('http://marcus.test/api/session/remove/x');
    expect(sendBeacon.mock.calls).toEqual([['http://marcus.test/api/session/remove/x']]);
  });
});
