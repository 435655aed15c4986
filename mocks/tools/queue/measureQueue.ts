/**
 * `node --import tsx mocks/tools/queue/measureQueue.ts article.pdf [part ...]`: what the queue costs and whether it
 * keeps its promises, with two workers of one task each and a Redis of its own: `same` (answers equal to those of
 * one process, though a worker is killed in the middle), `cost`, `turns`, `crash` (of Redis). By hand; Linux only.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SegmentWithImage } from '../../engine/segmentation/segment';
import { openQueueRunner } from '../../cluster/queue/openQueueRunner';
import { createWorkerPool } from '../../hosts/node/workers/pool';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import { startRedis } from '../../testing/redisServer';
import { startWorker } from '../../testing/startWorker';
import { treeCpuS } from './processTree';

const [file = 'public/sample-article.pdf', ...parts] = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const say = (title: string, value: unknown) => console.log(`${title}: ${JSON.stringify(value)}`);

const pdf = new Uint8Array(await readFile(file));
const redis = await startRedis();
const filesFolder = await mkdtemp(path.join(tmpdir(), 'marcus-queue-'));
const env = { MARCUS_REDIS_URL: redis.url, MARCUS_FILES: filesFolder, MARCUS_WORKER_TASKS: '1' };
const workers = [await startWorker(env), await startWorker(env)];
const local = createWorkerPool({ size: 1 });
const limits = { redisUrl: redis.url, filesFolder, maxWaiting: 2_000, maxWaitingEach: 500 };
const queue = await openQueueRunner(limits, { local, isQueued: () => true });

/** All that is read of the article, as the services do it: page by page, then drawing by drawing. */
async function readAll(runner: TaskRunner, owner: string): Promise<string[]> {
  const options = { owner };
  const { pageCount } = await runner.run('documents.describe', { pdf }, options);
  const pages = Array.from({ length: pageCount }, (_, pageIndex) =>
    runner.run('segmentation.findSegments', { pdf, pageIndex }, options),
  );
  const segments = (await Promise.all(pages)).flatMap((page) => page.segments);
  const readings = segments.flatMap((segment) => read(runner, segment, owner));
  const text = runner.run('documents.readText', { pdf, pages: 3 }, options);
  const answers = [segments, await text, ...(await Promise.all(readings))];
  return answers.map((answer) => JSON.stringify(answer));
}

const read = (runner: TaskRunner, { pageIndex, box, png }: SegmentWithImage, owner: string) => [
  runner.run('recognition.readLines', { pdf, pageIndex, box, image: png }, { owner }),
  runner.run('recognition.readPixels', { image: png }, { owner }),
];

async function compareWithOneProcess(): Promise<void> {
  const alone = await readAll(local, 's1');
  const reading = readAll(queue, 's1');
  await pause(4_000);
  await workers[0]?.kill();
  workers[0] = await startWorker(env);
  const shared = await reading;
  const different = alone.filter((answer, index) => answer !== shared[index]).length;
  say('answers, one worker killed', { answers: alone.length, different });
}

/** CPU of this process, the workers and Redis, in milliseconds a task. */
async function measureCost(): Promise<void> {
  const { segments } = await firstDrawings();
  const [drawing] = segments;
  if (!drawing) return say('cost', 'no drawing on the first pages');
  const { pageIndex, box, png } = drawing;
  const owner = 's1';
  const cases: [string, number, (runner: TaskRunner) => Promise<unknown>][] = [
    [
      'canonicalise',
      200,
      (r) => r.run('chemistry.canonicalise', { smilesList: ['OCC'] }, { owner }),
    ],
    [
      'readVector',
      20,
      (r) => r.run('recognition.readVector', { pdf, pageIndex, box, image: png }, { owner }),
    ],
    ['readPixels', 12, (r) => r.run('recognition.readPixels', { image: png }, { owner })],
  ];
  for (const [name, count, task] of cases) {
    const own = () => treeCpuS(process.pid);
    const ms = async (runner: TaskRunner) => {
      for (let index = 0; index < 4; index += 1) await task(runner);
      const before = [own(), treeCpuS(redis.pid())];
      for (let index = 0; index < count; index += 1) await task(runner);
      const [all = 0, server = 0] = [own(), treeCpuS(redis.pid())].map(
        (s, i) => s - (before[i] ?? 0),
      );
      return {
        all: Math.round((all / count) * 1e4) / 10,
        redis: Math.round((server / count) * 1e4) / 10,
      };
    };
    say(`CPU ms a task, ${name}`, { alone: await ms(local), queue: await ms(queue) });
  }
}

async function firstDrawings(): Promise<{ segments: readonly SegmentWithImage[] }> {
  for (let pageIndex = 0; pageIndex < 8; pageIndex += 1) {
    const page = await local.run('segmentation.findSegments', { pdf, pageIndex }, { owner: null });
    if (page.segments.length > 0) return page;
  }
  return { segments: [] };
}

async function askInTurns(): Promise<void> {
  const { segments } = await firstDrawings();
  const [drawing] = segments;
  if (!drawing) return say('turns', 'no drawing on the first pages');
  const order: string[] = [];
  const ask = (owner: string, count: number) =>
    Array.from({ length: count }, async () => {
      const { pageIndex, box, png } = drawing;
      await queue.run('recognition.readVector', { pdf, pageIndex, box, image: png }, { owner });
      order.push(owner);
    });
  await Promise.all([...ask('A', 40), ...ask('B', 5), ...ask('C', 5)]);
  say('turns', { order: order.join(''), lastOfB: order.lastIndexOf('B') + 1, all: order.length });
}

async function crashRedis(): Promise<void> {
  const { segments } = await firstDrawings();
  const png = segments[0]?.png;
  if (!png) return say('crash', 'no drawing on the first pages');
  const alone = JSON.stringify(
    await local.run('recognition.readPixels', { image: png }, { owner: null }),
  );
  const asked = Array.from({ length: 8 }, (_, index) =>
    queue.run('recognition.readPixels', { image: png }, { owner: `s${index}` }),
  );
  await pause(500);
  await redis.kill();
  await pause(2_000);
  await redis.start();
  const answers = (await Promise.all(asked)).map((answer) => JSON.stringify(answer));
  say('Redis killed for 2 s', { asked: 8, equal: answers.filter((each) => each === alone).length });
}

if (wants('same')) await compareWithOneProcess();
if (wants('cost')) await measureCost();
if (wants('turns')) await askInTurns();
if (wants('crash')) await crashRedis();
queue.close();
await queue.left();
await Promise.all(workers.map((worker) => worker.stop()));
await redis.stop();
await rm(filesFolder, { recursive: true });
