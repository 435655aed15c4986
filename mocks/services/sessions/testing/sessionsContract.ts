import type { Sessions } from '../sessions';

const IDLE_MS = 300_000;

const SETTINGS = { seats: 3, maxWaiting: 10, maxPerAddress: 5, idleMs: IDLE_MS };

/** Sessions under test and their clock. */
export interface SessionsUnderTest {
  readonly sessions: Sessions;
  readonly wait: (ms: number) => void;
  /** Advances the clock while the services are stalled. */
  readonly standStill: (ms: number) => void;
}

/**
 * The rules that every implementation of `Sessions` must follow.
 *
 * @param open creates separate sessions for each test, at 1,763,650,000.125 seconds since 1970
 */
export function sessionsContract(
  open: (settings: typeof SETTINGS) => Promise<SessionsUnderTest>,
): void {
  async function setUp() {
    const subject = await open(SETTINGS);
    const { sessions } = subject;
    const heard = { changes: 0, ended: [] as string[] };
    sessions.onChange((ended) => {
      heard.changes += 1;
      heard.ended.push(...ended);
    });
    const create = async () => (await sessions.create(null)).session_id;
    const createMany = async (count: number, createOne = create) => {
      const ids: string[] = [];
      while (ids.length < count) ids.push(await createOne());
      return ids;
    };
    const statusOf = async (id: string) => (await sessions.status(id))?.status;
    const statusesOf = async (ids: readonly string[]) => Promise.all(ids.map(statusOf));
    return { ...subject, heard, create, createMany, statusOf, statusesOf };
  }

  describe('seats and queue', () => {
    test('give three seats and queue the rest in order of arrival', async () => {
      const { sessions, createMany, statusesOf } = await setUp();
      const ids = await createMany(5);
      expect(await statusesOf(ids)).toEqual(['active', 'active', 'active', 'waiting', 'waiting']);
      const waiting = await Promise.all(ids.slice(3).map((id) => sessions.status(id)));
      expect(waiting.map((status) => status?.queue_position)).toEqual([1, 2]);
      expect(await sessions.queue()).toEqual({
        active_sessions: 3,
        max_concurrent_users: 3,
        waiting_queue_length: 2,
        available_slots: 0,
      });
    });

    test('give no more seats than exist to simultaneous arrivals', async () => {
      const { sessions } = await setUp();
      const created = await Promise.all(Array.from({ length: 6 }, () => sessions.create(null)));
      expect(created.filter(({ status }) => status === 'active')).toHaveLength(3);
      const places = created.map(({ queue_position }) => queue_position).filter(Boolean);
      expect(places.sort()).toEqual([1, 2, 3]);
    });

    test('a created session has the contract’s fields, with times in seconds', async () => {
      const { sessions } = await setUp();
      expect(await sessions.create('me')).toEqual({
        session_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        user_id: 'me',
        created_at: 1_763_650_000.125,
        last_activity: 1_763_650_000.125,
        status: 'active',
      });
    });

    test('estimate 300 seconds of waiting per place, in the status but not in the create answer', async () => {
      const { sessions, createMany } = await setUp();
      await createMany(4);
      const second = await sessions.create(null);
      expect(second).toMatchObject({ status: 'waiting', queue_position: 2 });
      expect(second).not.toHaveProperty('estimated_wait_time');
      expect(await sessions.status(second.session_id)).toMatchObject({
        queue_position: 2,
        estimated_wait_time: 600,
        active_users_count: 3,
      });
    });

    test('give a freed seat to the head of the queue', async () => {
      const { sessions, createMany } = await setUp();
      const [first, , , fourth, fifth] = await createMany(5);
      await sessions.remove(first!);
      expect(await sessions.status(fourth!)).toMatchObject({
        status: 'active',
        activated_at: 1_763_650_000.125,
      });
      expect(await sessions.status(fifth!)).toMatchObject({ status: 'waiting', queue_position: 1 });
    });

    test('close the gap when a session in the middle of the queue leaves', async () => {
      const { sessions, createMany } = await setUp();
      const ids = await createMany(6);
      await sessions.remove(ids[4]!);
      expect(await sessions.status(ids[5]!)).toMatchObject({
        status: 'waiting',
        queue_position: 2,
      });
    });

    test('do not let a newcomer overtake waiting sessions when a seat is freed by expiry', async () => {
      const { sessions, create, createMany, statusOf, wait } = await setUp();
      const ids = await createMany(3);
      wait(IDLE_MS - 10);
      const waiter = await create();
      for (const id of ids.slice(1)) await sessions.touch(id);
      wait(11);
      expect(await sessions.create(null)).toMatchObject({ status: 'waiting' });
      expect(await statusOf(waiter)).toBe('active');
    });

    test('do not give a freed seat to a session that has gone silent in the queue', async () => {
      const { sessions, create, createMany, statusOf, wait } = await setUp();
      const active = await createMany(3);
      await create();
      wait(IDLE_MS - 10);
      for (const id of active) await sessions.touch(id);
      const present = await create();
      wait(11);
      await sessions.remove(active[0]!);
      expect(await statusOf(present)).toBe('active');
    });

    test('count the free seats', async () => {
      const { sessions, create } = await setUp();
      expect(await sessions.queue()).toMatchObject({ active_sessions: 0, available_slots: 3 });
      await create();
      expect(await sessions.queue()).toMatchObject({ active_sessions: 1, available_slots: 2 });
    });
  });

  describe('many statuses at once', () => {
    test('match each session’s own status and the queue', async () => {
      const { sessions, createMany } = await setUp();
      const ids = await createMany(7);
      await sessions.remove(ids[0]!);
      await sessions.remove(ids[5]!);
      const { statuses, queue } = await sessions.statuses(ids);
      expect([...statuses.keys()]).toEqual([1, 2, 3, 4, 6].map((index) => ids[index]));
      for (const [id, status] of statuses) expect(status).toEqual(await sessions.status(id));
      expect(queue).toEqual(await sessions.queue());
    });

    test('contain only the requested sessions, without ended or silent ones', async () => {
      const { sessions, create, createMany, wait } = await setUp();
      const [silent, present] = await createMany(2);
      wait(IDLE_MS);
      await sessions.touch(present!);
      const other = await create();
      wait(1);
      const { statuses } = await sessions.statuses([silent!, present!, 'unknown']);
      expect([...statuses.keys()]).toEqual([present]);
      expect((await sessions.statuses([other])).statuses.size).toBe(1);
    });
  });

  describe('signs of life', () => {
    test('are missing after more than 300 s: the session ends and the queue moves up', async () => {
      const { sessions, heard, createMany, statusOf, wait } = await setUp();
      const ids = await createMany(4);
      wait(IDLE_MS);
      for (const id of ids.slice(1)) expect(await sessions.touch(id)).not.toBeNull();
      const before = heard.changes;
      wait(1);
      await sessions.sweep();
      expect(await sessions.status(ids[0]!)).toBeNull();
      expect(heard.ended).toEqual([ids[0]]);
      expect(await statusOf(ids[3]!)).toBe('active');
      expect(heard.changes).toBe(before + 1);
    });

    test('do not include reading the status', async () => {
      const { sessions, create, wait } = await setUp();
      const id = await create();
      wait(IDLE_MS);
      await sessions.status(id);
      await sessions.statuses([id]);
      wait(1);
      expect(await sessions.touch(id)).toBeNull();
    });

    test('include requests by a session with a seat', async () => {
      const { sessions, create, statusOf, wait } = await setUp();
      const id = await create();
      wait(IDLE_MS);
      expect(await sessions.admit(id)).toMatchObject({ status: 'active' });
      wait(IDLE_MS);
      expect(await statusOf(id)).toBe('active');
    });

    test('do not include requests refused to a waiting session', async () => {
      const { sessions, createMany, wait } = await setUp();
      const [, , , waiting] = await createMany(4);
      wait(IDLE_MS);
      expect(await sessions.admit(waiting!)).toMatchObject({ status: 'waiting' });
      wait(1);
      expect(await sessions.admit(waiting!)).toBeNull();
    });

    test('are not expected during a time in which the services themselves were stalled', async () => {
      const { sessions, create, statusOf, wait, standStill } = await setUp();
      const id = await create();
      wait(IDLE_MS - 10);
      standStill(3_600_000);
      expect(await statusOf(id)).toBe('active');
      wait(11);
      await sessions.sweep();
      expect(await sessions.status(id)).toBeNull();
    });

    test('a sweep that ends no session is not announced', async () => {
      const { sessions, heard, create } = await setUp();
      await create();
      const before = heard.changes;
      await sessions.sweep();
      expect(heard).toEqual({ changes: before, ended: [] });
    });
  });

  describe('the connection of a session', () => {
    test('ends the session by closing, and the queue moves up', async () => {
      const { sessions, heard, createMany, statusOf } = await setUp();
      const [first, , , fourth] = await createMany(4);
      const token = await sessions.attach(first!);
      expect(await sessions.detach(first!, token!)).toBe(true);
      expect(heard.ended).toEqual([first]);
      expect(await statusOf(fourth!)).toBe('active');
    });

    test('does not end the session once another connection has replaced it', async () => {
      const { sessions, create, statusOf } = await setUp();
      const id = await create();
      const earlier = await sessions.attach(id);
      const later = await sessions.attach(id);
      expect(await sessions.detach(id, earlier!)).toBe(false);
      expect(await statusOf(id)).toBe('active');
      expect(await sessions.detach(id, later!)).toBe(true);
      expect(await sessions.status(id)).toBeNull();
    });

    test('ends no session other than its own', async () => {
      const { sessions, createMany, statusesOf } = await setUp();
      const [first, second] = await createMany(2);
      const token = await sessions.attach(first!);
      await sessions.attach(second!);
      expect(await sessions.detach(second!, token!)).toBe(false);
      expect(await sessions.detach('unknown', token!)).toBe(false);
      expect(await statusesOf([first!, second!])).toEqual(['active', 'active']);
    });

    test('may be lost without closing: the session waits for another until the idle limit', async () => {
      const { sessions, create, statusOf, wait } = await setUp();
      const id = await create();
      await sessions.attach(id);
      wait(IDLE_MS);
      expect(await statusOf(id)).toBe('active');
      expect(await sessions.attach(id)).not.toBeNull();
    });

    test('needs an existing session, and is not a sign of life', async () => {
      const { sessions, create, wait } = await setUp();
      expect(await sessions.attach('unknown')).toBeNull();
      const id = await create();
      wait(IDLE_MS);
      await sessions.attach(id);
      wait(1);
      expect(await sessions.attach(id)).toBeNull();
    });
  });

  describe('ending sessions', () => {
    test('ends the named session, and its seat is passed on', async () => {
      const { sessions, heard, createMany, statusesOf } = await setUp();
      const [first, second, third, fourth] = await createMany(4);
      expect(await sessions.expire(second)).toBe(1);
      expect(heard.ended).toEqual([second]);
      const others = [first!, third!, fourth!];
      expect(await statusesOf(others)).toEqual(['active', 'active', 'active']);
    });

    test('changes nothing for an unknown name', async () => {
      const { sessions, heard, create } = await setUp();
      await create();
      const before = heard.changes;
      expect(await sessions.expire('unknown')).toBe(0);
      expect(heard).toEqual({ changes: before, ended: [] });
    });

    test('ends all sessions, including waiting ones, when none is named', async () => {
      const { sessions, heard, createMany } = await setUp();
      const ids = await createMany(4);
      expect(await sessions.expire()).toBe(4);
      expect(heard.ended).toEqual(ids);
      expect(await sessions.queue()).toMatchObject({ active_sessions: 0, waiting_queue_length: 0 });
    });

    test('reports whether a removed session existed', async () => {
      const { sessions, create } = await setUp();
      const id = await create();
      expect([await sessions.remove(id), await sessions.remove(id)]).toEqual([true, false]);
    });

    test('hands out each ended id once for cleaning up', async () => {
      const { sessions, createMany } = await setUp();
      const ids = await createMany(3);
      await sessions.remove(ids[1]!);
      await sessions.expire(ids[0]);
      expect(await sessions.takeEnded()).toEqual([ids[1], ids[0]]);
      expect(await sessions.takeEnded()).toEqual([]);
    });
  });

  describe('the id that a client wants', () => {
    const WANTED = '6f1c2a9e-4a51-4c53-9d0e-7f3f1c1b2a90';

    test('is given, and asking again takes no second seat', async () => {
      const { sessions } = await setUp();
      const first = await sessions.create('me', '192.0.2.1', WANTED);
      expect(first).toMatchObject({ session_id: WANTED, status: 'active' });
      expect(await sessions.create('me', '192.0.2.1', WANTED)).toEqual(first);
      expect(await sessions.queue()).toMatchObject({ active_sessions: 1 });
    });

    test('keeps its place in the queue when it is asked for again', async () => {
      const { sessions, create, createMany } = await setUp();
      await createMany(3);
      await sessions.create(null, null, WANTED);
      await create();
      expect(await sessions.create(null, null, WANTED)).toMatchObject({ queue_position: 1 });
      expect(await sessions.queue()).toMatchObject({ waiting_queue_length: 2 });
    });

    test('is returned although nobody else would be let in', async () => {
      const { sessions, createMany } = await setUp();
      await sessions.create(null, null, WANTED);
      await createMany(12);
      expect(await sessions.create(null, null, WANTED)).toMatchObject({ session_id: WANTED });
    });

    test('counts as a sign of life', async () => {
      const { sessions, statusOf, wait } = await setUp();
      await sessions.create(null, null, WANTED);
      wait(IDLE_MS);
      await sessions.create(null, null, WANTED);
      wait(1);
      expect(await statusOf(WANTED)).toBe('active');
    });

    test('is given again only when nothing of the ended session is left', async () => {
      const { sessions } = await setUp();
      const idOf = async () => (await sessions.create(null, null, WANTED)).session_id;
      await idOf();
      await sessions.remove(WANTED);
      expect(await idOf()).not.toBe(WANTED);
      await sessions.takeEnded();
      expect(await idOf()).not.toBe(WANTED);
      await sessions.confirmDeleted([WANTED]);
      expect(await idOf()).toBe(WANTED);
    });
  });

  describe('the limit on sessions', () => {
    const full = (code: string) => expect.objectContaining({ code });
    const refusal = (act: () => Promise<unknown>) => act().catch((error: unknown) => error);

    test('is the seats plus ten places in the queue, and each session that ends makes room', async () => {
      const { sessions, create, createMany } = await setUp();
      const [first] = await createMany(13);
      expect(await refusal(create)).toEqual(full('QUEUE_FULL'));
      await sessions.remove(first!);
      expect(await create()).toEqual(expect.any(String));
      expect(await refusal(create)).toEqual(full('QUEUE_FULL'));
    });

    test('does not count sessions that have gone silent', async () => {
      const { create, createMany, wait } = await setUp();
      await createMany(13);
      wait(IDLE_MS + 1);
      expect(await create()).toEqual(expect.any(String));
    });

    test('is five per address, without affecting other addresses', async () => {
      const { sessions, createMany } = await setUp();
      const from = (address: string | null) => async () =>
        (await sessions.create(null, address)).session_id;
      const [first] = await createMany(5, from('192.0.2.1'));
      expect(await refusal(from('192.0.2.1'))).toEqual(full('TOO_MANY_SESSIONS'));
      expect(await from('192.0.2.2')()).toEqual(expect.any(String));
      expect(await createMany(6, from(null))).toHaveLength(6);
      await sessions.remove(first!);
      expect(await from('192.0.2.1')()).toEqual(expect.any(String));
    });
  });
}
