import { openSessionDesk, type SessionDesk } from './sessionDesk';

const SETTINGS = {
  seats: 3,
  maxWaiting: 100,
  maxPerAddress: 30,
  idleMs: 300_000,
  sweepMs: 5_000,
  pingMs: 30_000,
  livenessMs: 20_000,
};

let desk: SessionDesk;
beforeEach(() => {
  jest.useFakeTimers();
  desk = openSessionDesk(SETTINGS, () => undefined);
});
afterEach(() => {
  desk.close();
  jest.useRealTimers();
});

/** The clock goes on, nothing runs. */
const sleepMachine = (ms: number) => jest.setSystemTime(Date.now() + ms);

test('ends a session that stays silent', () => {
  const { session_id: id } = desk.registry.create(null);
  jest.advanceTimersByTime(SETTINGS.idleMs + SETTINGS.sweepMs);
  expect(desk.registry.status(id)).toBeNull();
});

test('keeps the sessions over a sleep of the machine', () => {
  const { session_id: id } = desk.registry.create(null);
  jest.advanceTimersByTime(SETTINGS.idleMs / 2);
  sleepMachine(8 * 3_600_000);
  jest.advanceTimersByTime(SETTINGS.sweepMs);
  expect(desk.registry.status(id)).toMatchObject({ status: 'active' });
});

test('keeps them also for the call that comes before anything else when it wakes', () => {
  const { session_id: id } = desk.registry.create(null);
  sleepMachine(8 * 3_600_000);
  expect(desk.registry.touch(id)).toMatchObject({ status: 'active' });
});

test('ends a session whose client does not wake up with the machine', () => {
  const { session_id: id } = desk.registry.create(null);
  sleepMachine(8 * 3_600_000);
  jest.advanceTimersByTime(SETTINGS.idleMs + 2 * SETTINGS.sweepMs);
  expect(desk.registry.status(id)).toBeNull();
});
