/** @jest-environment jsdom */
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

  it.each([true, false])('reports leaving, and whether the page is cached: %s', (persisted) => {
    transition('pagehide', persisted);
    expect(events).toEqual([{ kind: 'leaving', persisted }]);
  });

  it.each([true, false])('reports being shown from the cache: %s', (persisted) => {
    transition('pageshow', persisted);
    expect(events).toEqual([{ kind: 'shown', persisted }]);
  });

  it('reports becoming hidden and visible, and the network’s state', () => {
    setHidden(true);
    setHidden(false);
    window.dispatchEvent(new Event('online'));
    expect(events.map(({ kind }) => kind)).toEqual(['hidden', 'visible', 'online']);
  });

  it('reports nothing after the end of listening', () => {
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
