/** Node and workers as programs of their own, over a real Redis. */
import { Redis } from 'ioredis';
import { openClient, sampleArticle, type ServicesClient } from '../../../testing/servicesClient';
import { describeWithRedis, startRedis, type RunningRedis } from '../../../testing/startRedis';
import { startServices, type RunningServices } from '../../../testing/startServices';
import { startWorker, type RunningWorker } from '../../../testing/startWorker';

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** The segments of the sample article, by the services. */
async function segmentsOf({ postForm }: ServicesClient): Promise<unknown> {
  const form = { pdf_file: sampleArticle() };
  const { status, body } = await postForm('/latest/decimer/extract_segments', form);
  expect(status).toBe(200);
  return body;
}

describeWithRedis('a node and workers of its own', () => {
  let redis: RunningRedis;
  let services: RunningServices;
  let worker: RunningWorker;
  let env: Record<string, string>;
  let client: Redis;

  /** Resolves when a worker is at work on a page, and others wait or have been done. */
  const inTheMiddle = async (): Promise<void> => {
    const [active, completed] = ['active', 'completed'].map(
      (state) => `{marcus}:tasks-v1-long:${state}`,
    ) as [string, string];
    const before = await client.zcard(completed);
    while ((await client.zcard(completed)) === before || (await client.llen(active)) === 0) {
      await pause(20);
    }
  };
  beforeAll(async () => {
    redis = await startRedis();
    client = new Redis(redis.url);
    env = { MARCUS_REDIS_URL: redis.url, MARCUS_WORKER_TASKS: '1' };
    services = await startServices({
      ...env,
      MARCUS_POOL: 'queue',
      MARCUS_PREPARE_SEGMENTS: 'off',
    });
    worker = await startWorker(env);
  });
  afterAll(async () => {
    await services.stop();
    await worker.kill();
    client.disconnect();
    await redis.stop();
  });

  test('an article gets the same answer though its worker is killed in the middle of it', async () => {
    const alone = await startServices({ MARCUS_PREPARE_SEGMENTS: 'off' });
    const expected = await segmentsOf(await openClient(alone.url));
    await alone.stop();
    const asked = segmentsOf(await openClient(services.url));
    await inTheMiddle();
    await worker.kill();
    worker = await startWorker(env);
    expect(await asked).toEqual(expected);
  });

  test('a worker that is told to stop ends its own work, and takes no more', async () => {
    const asked = segmentsOf(await openClient(services.url));
    await inTheMiddle();
    expect(await worker.stop()).toBe(0);
    worker = await startWorker(env);
    expect(await asked).toMatchObject({ segments_count: expect.any(Number) });
  });

  test('the lanes are down without a worker, in words the page knows', async () => {
    await worker.kill();
    const health = await fetch(`${services.url}/health/lanes`);
    expect(await health.json()).toMatchObject({
      status: 'DEGRADED',
      lanes: [
        { lane: 'short', state: expect.stringMatching('up|busy') },
        { lane: 'queue', state: 'down' },
      ],
    });
  });
});

test('a worker without a queue says which setting it lacks', async () => {
  await expect(startWorker({ MARCUS_REDIS_URL: '' })).rejects.toThrow('MARCUS_REDIS_URL must be');
});
