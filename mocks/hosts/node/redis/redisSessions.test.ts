import { randomUUID } from 'node:crypto';
import { sessionsContract } from '../../../services/sessions/testing/sessionsContract';
import { describeWithRedis } from '../../../testing/startRedis';
import { RedisSessions } from './redisSessions';
import { redisForTests } from './testing/redisForTests';

/** Longer than any test, and shorter than half a standstill of the contract. */
const SWEEP_MS = 600_000;

describeWithRedis('sessions in Redis', () => {
  const redis = redisForTests();

  sessionsContract(async (settings) => {
    let time = 1_763_650_000_125;
    const prefix = `{${randomUUID()}}`;
    const connection = redis.connect();
    const sessions = new RedisSessions(connection, { ...settings, sweepMs: SWEEP_MS }, prefix, () => time);
    redis.closeLater(() => sessions.close());
    return {
      sessions,
      wait: (ms) => {
        time += ms;
        // As if somebody had swept meanwhile; the connection keeps the order.
        void connection.redis.hset(`${prefix}:counters`, 'mark', time);
      },
      standStill: (ms) => {
        time += ms;
      },
    };
  });
});
