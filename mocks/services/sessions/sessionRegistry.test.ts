import { SessionRegistry } from './sessionRegistry';

const IDLE_MS = 300_000;

function setUp() {
  let time = 1_763_650_000_125;
  let standstill = 0;
  const heard = { changes: 0, ended: [] as string[] };
  const registry = new SessionRegistry(
    { seats: 3, maxWaiting: 10, maxPerAddress: 5, idleMs: IDLE_MS },
    { onChange: () => (heard.changes += 1), onEnd: (id) => heard.ended.push(id) },
    () => time,
    () => {
      const told = standstill;
      standstill = 0;
      return told;
    },
  );
  const create = () => registry.create(null).session_id;
  const wait = (ms: number) => {
    time += ms;
  };
  const standStill = (ms: number) => {
    time += ms;
    standstill += ms;
  };
  return { registry, heard, create, wait, standStill };
}

test('gives three seats and queues the rest in the order of arrival', () => {
  const { registry, create } = setUp();
  const ids = Array.from({ length: 5 }, create);
  expect(ids.map((id) => registry.status(id)?.status)).toEqual([
    'active',
    'active',
    'active',
    'waiting',
    'waiting',
  ]);
  expect(ids.slice(3).map((id) => registry.status(id)?.queue_position)).toEqual([1, 2]);
  expect(registry.queue()).toEqual({
    active_sessions: 3,
    max_concurrent_users: 3,
    waiting_queue_length: 2,
    available_slots: 0,
  });
});

test('answers a created session with the fields of the contract, times in seconds', () => {
  const { registry } = setUp();
  const session = registry.create('me');
  expect(session).toEqual({
    session_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    user_id: 'me',
    created_at: 1_763_650_000.125,
    last_activity: 1_763_650_000.125,
    status: 'active',
  });
});

test('announces 300 seconds of waiting per place, in the status but not in the create answer', () => {
  const { registry, create } = setUp();
  Array.from({ length: 4 }, create);
  const second = registry.create(null);
  expect(second).toMatchObject({ status: 'waiting', queue_position: 2 });
  expect(second).not.toHaveProperty('estimated_wait_time');
  expect(registry.status(second.session_id)).toMatchObject({
    queue_position: 2,
    estimated_wait_time: 600,
    active_users_count: 3,
  });
});

test('gives a freed seat to the head of the queue', () => {
  const { registry, create } = setUp();
  const [first, , , fourth, fifth] = Array.from({ length: 5 }, create);
  registry.remove(first!);
  expect(registry.status(fourth!)).toMatchObject({
    status: 'active',
    activated_at: 1763650000.125,
  });
  expect(registry.status(fifth!)).toMatchObject({ status: 'waiting', queue_position: 1 });
});

test('closes the gap when somebody in the middle of the queue leaves', () => {
  const { registry, create } = setUp();
  const ids = Array.from({ length: 6 }, create);
  registry.remove(ids[4]!);
  expect(registry.status(ids[5]!)).toMatchObject({ status: 'waiting', queue_position: 2 });
});

test('ends a session after more than 300 s without a sign of life and moves the queue up', () => {
  const { registry, heard, create, wait } = setUp();
  const ids = Array.from({ length: 4 }, create);
  wait(IDLE_MS);
  expect(registry.touch(ids[1]!)).not.toBeNull();
  expect(registry.touch(ids[2]!)).not.toBeNull();
  expect(registry.touch(ids[3]!)).not.toBeNull();
  const before = heard.changes;
  wait(1);
  registry.sweep();
  expect(registry.status(ids[0]!)).toBeNull();
  expect(heard.ended).toEqual([ids[0]]);
  expect(registry.status(ids[3]!)?.status).toBe('active');
  expect(heard.changes).toBe(before + 1);
});

test('lets no newcomer overtake those who wait when a seat falls free by expiry', () => {
  const { registry, create, wait } = setUp();
  const ids = Array.from({ length: 3 }, create);
  wait(IDLE_MS - 10);
  const waiter = create();
  ids.slice(1).forEach((id) => registry.touch(id));
  wait(11);
  const newcomer = registry.create(null);
  expect(newcomer.status).toBe('waiting');
  expect(registry.status(waiter)?.status).toBe('active');
});

test('does not count reading the status as a sign of life', () => {
  const { registry, create, wait } = setUp();
  const id = create();
  wait(IDLE_MS);
  registry.status(id);
  wait(1);
  expect(registry.touch(id)).toBeNull();
});

test('gives a freed seat to nobody who has gone silent in the queue', () => {
  const { registry, create, wait } = setUp();
  const active = Array.from({ length: 3 }, create);
  create();
  wait(IDLE_MS - 10);
  active.forEach((id) => registry.touch(id));
  const present = create();
  wait(11);
  registry.remove(active[0]!);
  expect(registry.status(present)).toMatchObject({ status: 'active' });
});

test('counts no time as silence in which the services themselves stood still', () => {
  const { registry, create, wait, standStill } = setUp();
  const id = create();
  wait(IDLE_MS - 10);
  standStill(3_600_000);
  expect(registry.status(id)).toMatchObject({ status: 'active' });
  wait(11);
  registry.sweep();
  expect(registry.status(id)).toBeNull();
});

test('tells nobody of a sweep that ends no session', () => {
  const { registry, heard, create } = setUp();
  create();
  const before = heard.changes;
  registry.sweep();
  expect(heard).toEqual({ changes: before, ended: [] });
});

test('counts the seats that are free', () => {
  const { registry, create } = setUp();
  expect(registry.queue()).toMatchObject({ active_sessions: 0, available_slots: 3 });
  create();
  expect(registry.queue()).toMatchObject({ active_sessions: 1, available_slots: 2 });
});

test('expires the one session that is named, and gives its seat on', () => {
  const { registry, heard, create } = setUp();
  const [first, second, third, fourth] = Array.from({ length: 4 }, create);
  expect(registry.expire(second)).toBe(1);
  expect(heard.ended).toEqual([second]);
  expect([first, third, fourth].map((id) => registry.status(id!)?.status)).toEqual([
    'active',
    'active',
    'active',
  ]);
});

test('expires nobody for a name that is not there', () => {
  const { registry, heard, create } = setUp();
  create();
  const before = heard.changes;
  expect(registry.expire('unknown')).toBe(0);
  expect(heard).toEqual({ changes: before, ended: [] });
});

test('expires everybody, those who wait among them, when nobody is named', () => {
  const { registry, heard, create } = setUp();
  const ids = Array.from({ length: 4 }, create);
  expect(registry.expire()).toBe(4);
  expect(heard.ended).toEqual(ids);
  expect(registry.queue()).toMatchObject({ active_sessions: 0, waiting_queue_length: 0 });
});

test('says whether a removed session was there', () => {
  const { registry, create } = setUp();
  const id = create();
  expect([registry.remove(id), registry.remove(id)]).toEqual([true, false]);
});

describe('room for sessions', () => {
  const full = (code: string) => expect.objectContaining({ code });
  const refusal = (act: () => unknown) => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };

  test('ends with the seats and ten places in the queue, and begins again with each that goes', () => {
    const { registry, create } = setUp();
    const [first = ''] = Array.from({ length: 13 }, create);
    expect(refusal(create)).toEqual(full('QUEUE_FULL'));
    registry.remove(first);
    expect(create()).toEqual(expect.any(String));
    expect(refusal(create)).toEqual(full('QUEUE_FULL'));
  });

  test('is held free from those that are gone in silence', () => {
    const { create, wait } = setUp();
    Array.from({ length: 13 }, create);
    wait(IDLE_MS + 1);
    expect(create()).toEqual(expect.any(String));
  });

  test('is five for one address, and none the less for the others', () => {
    const { registry } = setUp();
    const from = (address: string | null) => () => registry.create(null, address).session_id;
    const [first = ''] = Array.from({ length: 5 }, from('192.0.2.1'));
    expect(refusal(from('192.0.2.1'))).toEqual(full('TOO_MANY_SESSIONS'));
    expect(from('192.0.2.2')()).toEqual(expect.any(String));
    expect(Array.from({ length: 6 }, from(null))).toHaveLength(6);
    registry.remove(first);
    expect(from('192.0.2.1')()).toEqual(expect.any(String));
  });
});
