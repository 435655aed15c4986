import type { OfflineEvent } from '../../offlineFiles';
import { versionEvents } from './versionEvents';

/** A registration, its worker that is being installed, and the page's controller. */
function setUp({ isOld, isWaiting = false }: { isOld: boolean; isWaiting?: boolean }) {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const container = Object.assign(new EventTarget(), { controller: isOld ? {} : null });
  const registration = Object.assign(new EventTarget(), {
    waiting: isWaiting ? worker : null,
    installing: null as unknown,
  });
  const events: OfflineEvent[] = [];
  const subscribe = versionEvents(container as never, registration as never);
  const stop = subscribe((event) => events.push(event));
  return {
    events,
    stop,
    find() {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    },
    reach(state: string) {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
    control() {
      container.controller = {};
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

test('a version that is stored while another one answers waits', () => {
  const { events, find, reach } = setUp({ isOld: true });
  find();
  expect(events).toEqual([]);
  reach('installed');
  expect(events).toEqual(['waiting']);
});

test('one that waits already is told at once', () => {
  expect(setUp({ isOld: true, isWaiting: true }).events).toEqual(['waiting']);
});

test('the first version does not wait, and replaces none', () => {
  const { events, find, reach, control } = setUp({ isOld: false });
  find();
  reach('installed');
  control();
  expect(events).toEqual([]);
  control();
  expect(events).toEqual(['replaced']);
});

test('one that takes over replaces the one before; nothing is told after the end', () => {
  const { events, stop, control } = setUp({ isOld: true });
  control();
  expect(events).toEqual(['replaced']);
  stop();
  control();
  expect(events).toEqual(['replaced']);
});
