/** Two nodes and a worker as programs of their own, over a real Redis and a folder that they share. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import {
  clientOf,
  openClient,
  sampleArticle,
  type ServicesClient,
} from '../../testing/servicesClient';
import { startCluster, type RunningCluster, type RunningNode } from '../../testing/startCluster';
import { describeWithRedis } from '../../testing/startRedis';
import { startServices } from '../../testing/startServices';
import { startWorker, type RunningWorker } from '../../testing/startWorker';

jest.setTimeout(300_000);

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const UNPREPARED = { MARCUS_PREPARE_SEGMENTS: 'off' };
/** Drawings of the sample article that the tests have read; each takes some tenths of a second. */
const READ = 2;

/** A call's answer; asked for again after a task's time limit, which tells how busy the machine is. */
async function answered(ask: () => ReturnType<ServicesClient['postForm']>) {
  let answer = await ask();
  while (answer.status === 504) answer = await ask();
  return answer;
}

async function bodyOf(ask: Parameters<typeof answered>[0]) {
  const { status, body } = await answered(ask);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

/** The segments of the sample article, by the services. */
const segmentsOf = ({ postForm }: ServicesClient) =>
  bodyOf(() => postForm('/latest/decimer/extract_segments', { pdf_file: sampleArticle() }));

/** Everything that a page asks about the sample article: its text by the first, the rest by the second. */
async function readArticle(first: ServicesClient, second: ServicesClient): Promise<unknown> {
  const pdf_file = sampleArticle();
  const text = await bodyOf(() =>
    first.postForm('/latest/docling_conversion/extract_text', { pdf_file }),
  );
  const found = await segmentsOf(second);
  const names: string[] = found.segments
    .slice(0, READ)
    .map((it: { filename: string }) => it.filename);
  const engines = ['decimer', 'molnextr'];
  const readings = names.flatMap((name) =>
    engines.map((engine) =>
      answered(() =>
        second.postForm('/latest/ocsr/generate_both', {
          image_path: `${found.segments_directory}/${name}`,
          engine,
        }),
      ),
    ),
  );
  // Not every program reads every drawing; what it answers is the same.
  const answers = (await Promise.all(readings)).map(({ status, body }) => [status, body]);
  expect(answers).toContainEqual([200, expect.anything()]);
  return { text, found, answers };
}

describeWithRedis('two nodes and a worker', () => {
  let cluster: RunningCluster;
  let nodes: [RunningNode, RunningNode];
  let worker: RunningWorker;
  let redis: Redis;
  const startOurWorker = () => startWorker({ ...cluster.shared, MARCUS_WORKER_TASKS: '1' });

  /** Resolves when a worker is at work, and has done something since this was called. */
  const inTheMiddle = async (): Promise<void> => {
    const key = (state: string) => `{marcus}:tasks-v1-long:${state}`;
    const lastDone = async () => (await redis.zrange(key('completed'), '-1', '-1'))[0];
    const before = await lastDone();
    while ((await lastDone()) === before || (await redis.llen(key('active'))) === 0) {
      await pause(5);
    }
  };
  beforeAll(async () => {
    cluster = await startCluster();
    redis = new Redis(cluster.redis.url);
    const startNode = () => cluster.startNode({ ...UNPREPARED, MARCUS_POOL: 'queue' });
    nodes = await Promise.all([startNode(), startNode()]);
    worker = await startOurWorker();
  });
  afterAll(async () => {
    await worker.kill();
    redis.disconnect();
    await cluster.stop();
  });

  test('an article sent to one is read over the other as in one process, though the worker is killed in the middle', async () => {
    const alone = await startServices(UNPREPARED);
    const lone = await openClient(alone.url);
    const expected = await readArticle(lone, lone).finally(() => alone.stop());
    const onA = await openClient(nodes[0].url);
    const asked = readArticle(onA, clientOf(nodes[1].url, onA.sessionId));
    await inTheMiddle();
    await worker.kill();
    worker = await startOurWorker();
    expect(await asked).toEqual(expected);
    await onA.leave();
  });

  test('a worker that is told to stop ends its own work, and takes no more', async () => {
    const client = await openClient(nodes[0].url);
    const asked = segmentsOf(client);
    await inTheMiddle();
    expect(await worker.stop()).toBe(0);
    worker = await startOurWorker();
    expect(await asked).toMatchObject({ segments_count: expect.any(Number) });
    await client.leave();
  });

  test('bytes of tasks are in the shared folder, and none of them in Redis', async () => {
    const folder = path.join(cluster.shared['MARCUS_FILES'] ?? '', 'tasks');
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
    const sizes = await Promise.all(
      (await redis.keys('{marcus}:tasks-v1*')).map((key) => redis.memory('USAGE', key)),
    );
    expect(Math.max(...sizes.map(Number))).toBeLessThan(100_000);
  });

  test('a node that is stopped leaves nothing of its own in the queue, though Redis takes a while to answer', async () => {
    await worker.kill();
    const node = await cluster.startNode({ ...UNPREPARED, MARCUS_POOL: 'queue' });
    const asked = segmentsOf(await openClient(node.url)).catch(() => 'refused');
    const waiting = () => redis.zcard('{marcus}:tasks-v1:admission:long:waiting');
    while ((await waiting()) === 0) await pause(20);
    process.kill(cluster.redis.pid(), 'SIGSTOP');
    const stopped = node.stop();
    await pause(1_500);
    process.kill(cluster.redis.pid(), 'SIGCONT');
    await stopped;
    expect(await asked).toBe('refused');
    expect(await waiting()).toBe(0);
    expect(await redis.zcard('{marcus}:tasks-v1-long:prioritized')).toBe(0);
  });

  test('a worker without OSRA says so when it starts', async () => {
    const lacking = await startWorker({ ...cluster.shared, PATH: '/nowhere' });
    await lacking.kill();
    expect(lacking.output()).toContain('OSRA is not installed on this machine');
  });

  test('the lanes are down without a worker, in words the page knows', async () => {
    const health = await fetch(`${nodes[0].url}/health/lanes`);
    expect(await health.json()).toMatchObject({
      status: 'DEGRADED',
      lanes: [
        { lane: 'short', state: expect.stringMatching('up|busy') },
        { lane: 'queue', state: 'down' },
      ],
    });
  });
});

test.each([
  [{ MARCUS_REDIS_URL: '', MARCUS_FILES: '' }, 'A queue needs MARCUS_REDIS_URL and MARCUS_FILES'],
  [{ MARCUS_REDIS_URL: 'redis://localhost', MARCUS_FILES: '' }, 'MARCUS_FILES must be'],
])('a worker started with %j says which setting it lacks', async (env, message) => {
  await expect(startWorker(env)).rejects.toThrow(message);
});
