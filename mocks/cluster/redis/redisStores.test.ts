import { randomUUID } from 'node:crypto';
import { rateCounterContract } from '../../services/limits/testing/rateCounterContract';
import { locksContract } from '../../services/stores/testing/locksContract';
import { taskResultCacheContract } from '../../services/stores/testing/taskResultCacheContract';
import { recordsContract } from '../../services/stores/testing/recordsContract';
import { describeWithRedis } from '../../testing/startRedis';
import { rateClassOf } from '../../services/limits/rateClasses';
import { RedisConnection } from './redisConnection';
import { RedisLocks } from './redisLocks';
import { RedisRateCounter } from './redisRateCounter';
import { RedisRecognitionCache } from './redisRecognitionCache';
import { RedisRecords } from './redisRecords';
import { redisForTests } from './testing/redisForTests';

/** Nobody listens on this port. */
const NOBODY = 'redis://127.0.0.1:1';

const freshPrefix = () => `{${randomUUID()}}`;

describeWithRedis('in Redis', () => {
  const redis = redisForTests();

  describe('records', () =>
    recordsContract(async () => new RedisRecords(redis.connect(), freshPrefix())));

  describe('locks', () =>
    locksContract(async () => new RedisLocks(redis.connect(), freshPrefix())));

  describe('counts of requests', () =>
    rateCounterContract(async () => {
      let time = 1000;
      return {
        counter: new RedisRateCounter(redis.connect(), freshPrefix(), () => time),
        wait: (seconds) => {
          time += seconds;
        },
      };
    }));

  describe('kept readings', () =>
    taskResultCacheContract(async (limits) => {
      let time = 1_763_650_000_000;
      const options = { ...limits, now: () => time };
      const cache = new RedisRecognitionCache(redis.connect(), freshPrefix(), options);
      return { cache, advance: (ms) => (time += ms) };
    }));

  test('nothing of a session’s records is left once they are removed', async () => {
    const connection = redis.connect();
    const prefix = freshPrefix();
    const records = new RedisRecords(connection, prefix);
    for (const name of ['documents', 'boxes']) await records.put('s1', { name }, 'a', 'x');
    await records.removeSession('s1');
    expect(await connection.redis.keys(`${prefix}*`)).toEqual([]);
  });
});

describe('while Redis is away', () => {
  let connection: RedisConnection;
  let reports: string[];
  beforeEach(() => {
    reports = [];
    connection = new RedisConnection(NOBODY, (message) => reports.push(message));
  });
  afterEach(() => connection.close());

  test('requests are let through and counted by each process alone', async () => {
    const counter = new RedisRateCounter(connection, freshPrefix());
    const rateClass = { ...rateClassOf('/latest/ocsr/generate_smiles'), limit: 1 };
    expect(await counter.admit('a', rateClass)).toMatchObject({ kind: 'allowed', current: 1 });
    expect(await counter.admit('a', rateClass)).toMatchObject({ kind: 'exceeded' });
  });

  test('no reading is known and none is kept, and no work fails for it', async () => {
    const cache = new RedisRecognitionCache(connection, freshPrefix());
    await cache.put('recognition.readPixels', 'a', { ok: false, reason: 'x' });
    expect(await cache.get('recognition.readPixels', 'a')).toBeUndefined();
  });

  test('what needs it is refused with 503 and when to ask again', async () => {
    const records = new RedisRecords(connection, freshPrefix());
    await expect(records.get('s1', { name: 'a' }, 'a')).rejects.toMatchObject({
      status: 503,
      code: 'STATE_AWAY',
      retryAfterS: 2,
    });
    expect(await connection.answers()).toBe(false);
  });

  test('that is reported once, without the address, which may hold a password', async () => {
    for (let i = 0; i < 3; i += 1) {
      await connection.ask((redis) => redis.ping()).catch(() => undefined);
    }
    expect(reports).toEqual([expect.stringMatching(/^Redis does not answer: /)]);
    expect(reports.join()).not.toContain('redis://');
  });
});
