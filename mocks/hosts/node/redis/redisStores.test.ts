import { randomUUID } from 'node:crypto';
import { rateCounterContract } from '../../../services/limits/testing/rateCounterContract';
import { locksContract } from '../../../services/stores/testing/locksContract';
import { recognitionCacheContract } from '../../../services/stores/testing/recognitionCacheContract';
import { recordsContract } from '../../../services/stores/testing/recordsContract';
import { describeWithRedis } from '../../../testing/startRedis';
import { RedisLocks } from './redisLocks';
import { RedisRateCounter } from './redisRateCounter';
import { RedisRecognitionCache } from './redisRecognitionCache';
import { RedisRecords } from './redisRecords';
import { redisForTests } from './testing/redisForTests';

const freshPrefix = () => `{${randomUUID()}}`;

describeWithRedis('in Redis', () => {
  const redis = redisForTests();

  describe('records', () =>
    recordsContract(async () => new RedisRecords(redis.connect(), freshPrefix())));

  describe('locks', () => locksContract(async () => new RedisLocks(redis.connect(), freshPrefix())));

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
    recognitionCacheContract(async (limits) => {
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
