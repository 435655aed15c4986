import { randomUUID } from 'node:crypto';
import { openSessionDesk } from '../../services/sessions/sessionDesk';
import { sessionsContract } from '../../services/sessions/testing/sessionsContract';
import { describeWithRedis } from '../../testing/startRedis';
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
    const sessions = new RedisSessions(
      connection,
      { ...settings, sweepMs: SWEEP_MS },
      prefix,
      () => time,
    );
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

  describe('of two processes', () => {
    const settings = { seats: 3, maxWaiting: 10, maxPerAddress: 5, idleMs: 300_000 };
    const open = (prefix: string) => {
      const connection = redis.connect();
      const sessions = new RedisSessions(connection, { ...settings, sweepMs: 5_000 }, prefix);
      redis.closeLater(() => sessions.close());
      return { sessions, redis: connection.redis };
    };
    /** Resolved when a change or a gap is heard. */
    const heard = (sessions: RedisSessions, listen: 'onChange' | 'onGap') =>
      new Promise<readonly string[]>((resolve) =>
        sessions[listen]((ended: readonly string[] = []) => resolve(ended)),
      );
    /** Once it hears what others do. */
    const listening = async (one: RedisSessions, other: RedisSessions) => {
      let isHeard = false;
      one.onChange(() => (isHeard = true));
      while (!isHeard) {
        await other.remove((await other.create(null)).session_id);
        await new Promise((next) => setTimeout(next, 10));
      }
    };

    test('each is told what the other changed', async () => {
      const prefix = `{${randomUUID()}}`;
      const [one, other] = [open(prefix), open(prefix)];
      await listening(one.sessions, other.sessions);
      const { session_id: id } = await one.sessions.create(null);
      const told = new Promise((resolve) =>
        one.sessions.onChange((ended) => ended.length > 0 && resolve(ended)),
      );
      await other.sessions.remove(id);
      expect(await told).toEqual([id]);
    });

    test('a message that is none of theirs changes nothing', async () => {
      const prefix = `{${randomUUID()}}`;
      const [one, other] = [open(prefix), open(prefix)];
      await listening(one.sessions, other.sessions);
      for (const text of ['', 'null', '{"version":"x"}', '{"version":1,"by":"","ended":[1]}']) {
        await other.redis.publish(`${prefix}:news`, text);
      }
      const { session_id: id } = await other.sessions.create(null);
      const told = new Promise((resolve) =>
        one.sessions.onChange((ended) => ended.length > 0 && resolve(ended)),
      );
      await other.sessions.remove(id);
      expect(await told).toEqual([id]);
    });

    test('work for a session ends in each of them when the session ends in one', async () => {
      const prefix = `{${randomUUID()}}`;
      const [one, other] = [open(prefix), open(prefix)];
      await listening(one.sessions, other.sessions);
      const times = { sweepMs: 5_000, pingMs: 30_000, livenessMs: 20_000, pushPauseMs: 250 };
      const desk = openSessionDesk(one.sessions, { ...settings, ...times }, async () => undefined);
      redis.closeLater(() => desk.close());
      const { session_id: id } = await one.sessions.create(null);
      const isOver = new Promise<void>((resolve) => desk.lifetimes.onEnd(id, resolve));
      await other.sessions.remove(id);
      await isOver;
    });

    test('one that was cut off asks again, as messages are not repeated', async () => {
      const prefix = `{${randomUUID()}}`;
      const [one, other] = [open(prefix), open(prefix)];
      await listening(one.sessions, other.sessions);
      const gap = heard(one.sessions, 'onGap');
      await other.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      await gap;
    });

    test('each ended id goes to one of them, and to the other if that does not confirm in time', async () => {
      const prefix = `{${randomUUID()}}`;
      let time = 1_763_650_000_000;
      const [one, other] = [0, 1].map(() => {
        const all = { ...settings, sweepMs: SWEEP_MS };
        const sessions = new RedisSessions(redis.connect(), all, prefix, () => time);
        redis.closeLater(() => sessions.close());
        return sessions;
      }) as [RedisSessions, RedisSessions];
      const ids = [await one.create(null), await one.create(null)].map((it) => it.session_id);
      await one.expire();
      expect(await one.takeEnded()).toEqual(ids);
      expect(await other.takeEnded()).toEqual([]);
      await one.confirmDeleted([ids[0]!]);
      time += 15_000;
      expect(await other.takeEnded()).toEqual([ids[1]]);
    });

    test('sessions outlive the process that created them', async () => {
      const prefix = `{${randomUUID()}}`;
      const [one, other] = [open(prefix), open(prefix)];
      const { session_id: id } = await one.sessions.create(null);
      await one.sessions.close();
      expect(await other.sessions.status(id)).toMatchObject({ status: 'active' });
      expect(await one.sessions.takeEnded()).toEqual([]);
    });

    test('nothing but counters is left of sessions that ended and were deleted', async () => {
      const prefix = `{${randomUUID()}}`;
      const { sessions, redis: commands } = open(prefix);
      const { session_id: id } = await sessions.create('me', '192.0.2.1');
      await sessions.attach(id);
      for (let i = 0; i < 4; i += 1) await sessions.create(null, '192.0.2.2');
      await sessions.expire();
      await sessions.confirmDeleted(await sessions.takeEnded());
      expect(await commands.keys(`${prefix}*`)).toEqual([`${prefix}:counters`]);
    });
  });
});
