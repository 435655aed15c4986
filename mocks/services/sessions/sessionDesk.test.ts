import { openMemorySessions } from './openMemorySessions';
import { openSessionDesk, type SessionDesk } from './sessionDesk';
import type { Sessions } from './sessions';

const SETTINGS = {
  seats: 3,
  maxWaiting: 100,
  maxPerAddress: 30,
  idleMs: 300_000,
  sweepMs: 5_000,
  pingMs: 30_000,
  livenessMs: 20_000,
  pushPauseMs: 0,
};

let desk: SessionDesk;
let sessions: Sessions;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  ended = [];
  sessions = openMemorySessions(SETTINGS);
  desk = openSessionDesk(sessions, SETTINGS, async (id) => {
    ended.push(id);
  });
});
afterEach(async () => {
  await desk.close();
  jest.useRealTimers();
});

/** Advances the clock without running anything. */
const sleepMachine = (ms: number) => jest.setSystemTime(Date.now() + ms);

test('ends a session that stays silent', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  jest.advanceTimersByTime(SETTINGS.idleMs + SETTINGS.sweepMs);
  expect(await desk.sessions.status(id)).toBeNull();
});

test('keeps the sessions while the machine sleeps', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  jest.advanceTimersByTime(SETTINGS.idleMs / 2);
  sleepMachine(8 * 3_600_000);
  jest.advanceTimersByTime(SETTINGS.sweepMs);
  expect(await desk.sessions.status(id)).toMatchObject({ status: 'active' });
});

test('keeps a session whose call is the first thing to run after the machine wakes', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  sleepMachine(8 * 3_600_000);
  expect(await desk.sessions.touch(id)).toMatchObject({ status: 'active' });
});

test('ends a session whose client does not wake up with the machine', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  sleepMachine(8 * 3_600_000);
  jest.advanceTimersByTime(SETTINGS.idleMs + 2 * SETTINGS.sweepMs);
  expect(await desk.sessions.status(id)).toBeNull();
});

describe('the work of a session', () => {
  test('is cancelled when that session ends, and no other session’s work is', async () => {
    const [first, second] = [await desk.sessions.create(null), await desk.sessions.create(null)];
    const cancel = [jest.fn(), jest.fn()];
    [first, second].forEach(({ session_id: id }, i) => desk.lifetimes.onEnd(id, cancel[i]!));
    await desk.sessions.remove(first.session_id);
    expect(cancel.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('is all cancelled together, whenever it started', async () => {
    const { session_id: id } = await desk.sessions.create(null);
    const cancel = [jest.fn(), jest.fn()];
    cancel.forEach((each) => desk.lifetimes.onEnd(id, each));
    await desk.sessions.remove(id);
    expect(cancel.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('is not cancelled once it is done', async () => {
    const { session_id: id } = await desk.sessions.create(null);
    const cancel = [jest.fn(), jest.fn()];
    const [stop] = cancel.map((each) => desk.lifetimes.onEnd(id, each));
    stop?.();
    await desk.sessions.remove(id);
    expect(cancel.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});

test('reports each ended session once', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  await desk.sessions.remove(id);
  await desk.sessions.remove(id);
  expect(ended).toEqual([id]);
});

test('ends every session when it closes, and stops sweeping', async () => {
  const ids = [await desk.sessions.create(null), await desk.sessions.create(null)].map(
    ({ session_id: id }) => id,
  );
  await desk.close();
  expect(ended).toEqual(ids);
  // Connected clients are notified in the following turn.
  jest.advanceTimersByTime(1);
  expect(jest.getTimerCount()).toBe(0);
});

describe('a connection that closes', () => {
  /** Its client comes back at once. */
  const RESTART = [1012, 'Service restart'];
  /** A connection that the host reports as closed once it is closed or cut. */
  const connect = (id: string) => {
    const end = () => queueMicrotask(() => events.onClose());
    const close = jest.fn(end);
    const events = desk.sockets.open(id, { send: () => undefined, close, cut: end });
    return { close, ...events };
  };
  const settle = () => jest.advanceTimersByTimeAsync(1);

  test('ends its session when the client leaves', async () => {
    const { session_id: id } = await sessions.create(null);
    connect(id).onClose();
    await settle();
    expect(await sessions.status(id)).toBeNull();
  });

  test('ends no session when it is this process that stops', async () => {
    // Elsewhere, where sessions outlive this process, the client comes back to its own.
    const detach = jest.spyOn(sessions, 'detach');
    const ids = [await sessions.create(null), await sessions.create(null)];
    const connections = ids.map(({ session_id: id }) => connect(id));
    await desk.close();
    await settle();
    for (const { close } of connections) expect(close.mock.calls).toEqual([RESTART]);
    expect(detach).not.toHaveBeenCalled();
  });

  test('is closed at once when it opens while this process stops', async () => {
    const attach = jest.spyOn(sessions, 'attach');
    const { session_id: id } = await sessions.create(null);
    const closing = desk.close();
    const { close } = connect(id);
    await closing;
    await settle();
    expect(close.mock.calls).toEqual([RESTART]);
    expect(attach).not.toHaveBeenCalled();
  });
});

describe('after a gap in the news', () => {
  let tellGap: () => void;
  beforeEach(async () => {
    await desk.close();
    jest.spyOn(sessions, 'onGap').mockImplementation((listener) => (tellGap = listener));
    desk = openSessionDesk(sessions, SETTINGS, async () => undefined);
  });

  test('work ends for sessions that have ended meanwhile, and goes on for the others', async () => {
    const [gone, present] = [await sessions.create(null), await sessions.create(null)];
    const endedWork: string[] = [];
    for (const { session_id: id } of [gone, present]) {
      desk.lifetimes.onEnd(id, () => endedWork.push(id));
    }
    const statuses = await sessions.statuses([present.session_id]);
    jest.spyOn(sessions, 'statuses').mockResolvedValue(statuses);
    tellGap();
    await jest.advanceTimersByTimeAsync(0);
    expect(endedWork).toEqual([gone.session_id]);
  });
});

test('what a process that was killed had left is deleted in time', async () => {
  const { session_id: id } = await sessions.create(null);
  const taken = jest.spyOn(sessions, 'takeEnded').mockResolvedValueOnce([id]);
  const confirmed = jest.spyOn(sessions, 'confirmDeleted');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(taken).toHaveBeenCalled();
  expect(ended).toEqual([id]);
  expect(confirmed).toHaveBeenCalledWith([id]);
});
