import { startRedis, type RunningRedis } from '../../../testing/startRedis';
import { RedisConnection } from '../redisConnection';

/** A Redis for the tests of a file, and connections that are closed after each test. */
export function redisForTests() {
  let running: RunningRedis;
  let closing: (() => unknown)[] = [];
  beforeAll(async () => {
    running = await startRedis();
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
    closing = [];
  });
  afterAll(() => running.stop());
  return {
    get server() {
      return running;
    },
    connect: (report: (message: string) => void = () => undefined) => {
      const connection = new RedisConnection(running.url, report);
      closing.push(() => connection.close());
      return connection;
    },
    /** After the test, before the connections. */
    closeLater: (close: () => unknown) => void closing.push(close),
  };
}
