/**
 * `node --import tsx mocks/tools/queue/measureLoad.ts article.pdf ...`: two nodes, two workers of one task each and a
 * Redis; six users, three on each node, read the articles, one after the other, with all drawings by the engine
 * `best`. Prints CPU seconds an article by part, answers by status, the longest queue and Redis' memory. By hand;
 * Linux only.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { openClient, type Answer, type FormFields } from '../../testing/servicesClient';
import { startProgram } from '../../testing/startProgram';
import { startRedis } from '../../testing/redisServer';
import { startWorker } from '../../testing/startWorker';
import { treeCpuS } from './processTree';

const USERS_EACH = 3;
/** Drawings that a page has read at a time. */
const LANES = 2;
const SAMPLE_MS = 100;

const files = process.argv.slice(2);
const redis = await startRedis();
const folder = await mkdtemp(path.join(tmpdir(), 'marcus-load-'));
const env = {
  MARCUS_REDIS_URL: redis.url,
  MARCUS_FILES: folder,
  MARCUS_WORKER_TASKS: '1',
  MARCUS_SEATS: String(2 * USERS_EACH),
  PORT: '0',
};
const nodeEnv = { ...env, MARCUS_POOL: 'queue', MARCUS_PREPARE_SEGMENTS: 'off' };
const startNode = () => startProgram({ program: 'mocks/hosts/node/server.ts', env: nodeEnv });
const nodes = [await startNode(), await startNode()];
// A line for each task.
const logging = { ...env, MARCUS_LOG: 'info' };
const workers = [await startWorker(logging), await startWorker(logging)];
const client = new Redis(redis.url);

const statuses = new Map<string, number>();
const left = [...files];
let drawings = 0;

/** One user: the next article, until there is none. */
async function readArticles(url: string): Promise<void> {
  const { postForm, leave } = await openClient(url);
  const ask = async (call: string, fields: FormFields): Promise<Answer> => {
    const answer = await postForm(`/latest/${call}`, fields);
    const key = `${call} ${answer.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    return answer;
  };
  for (let file = left.shift(); file !== undefined; file = left.shift()) {
    const name = path.basename(file);
    const pdf_file = new File([await readFile(file)], name, { type: 'application/pdf' });
    await ask('docling_conversion/extract_text', { pdf_file, pages: '3' });
    const { body } = await ask('decimer/extract_segments', { pdf_file });
    const segments: { filename: string }[] = [...body.segments];
    drawings += segments.length;
    const lane = async () => {
      for (let next = segments.shift(); next; next = segments.shift()) {
        const image_path = `${body.segments_directory}/${next.filename}`;
        await ask('ocsr/generate_both', { image_path, engine: 'best' });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  await leave();
}

let longest = 0;
let memory = 0;
const sampler = setInterval(async () => {
  const waiting = await client.zcard('{marcus}:tasks-v1:admission:long:waiting');
  longest = Math.max(longest, waiting);
  const [, used = '0'] = /used_memory:(\d+)/.exec(await client.info('memory')) ?? [];
  memory = Math.max(memory, Number(used));
}, SAMPLE_MS);

const parts = () => ({
  nodes: nodes.reduce((sum, { child }) => sum + treeCpuS(child.pid ?? 0), 0),
  workers: workers.reduce((sum, { child }) => sum + treeCpuS(child.pid ?? 0), 0),
  redis: treeCpuS(redis.pid()),
});
const before = parts();
const users = nodes.flatMap(({ port }) =>
  Array.from({ length: USERS_EACH }, () => readArticles(`http://127.0.0.1:${port}`)),
);
await Promise.all(users);
clearInterval(sampler);
const after = parts();
const each = (part: keyof typeof after) => ((after[part] - before[part]) / files.length).toFixed(2);
const jobs = workers.reduce(
  (sum, { output }) => sum + output().split('"msg":"task"').length - 1,
  0,
);

console.log(`${files.length} articles, ${drawings} drawings, ${jobs} long tasks`);
console.log(
  `CPU s an article: nodes ${each('nodes')}, workers ${each('workers')}, Redis ${each('redis')}`,
);
console.log(`Longest queue ${longest} tasks; Redis at most ${(memory / 1e6).toFixed(1)} MB`);
for (const [key, count] of [...statuses].toSorted()) console.log(`${key}: ${count}`);

client.disconnect();
await Promise.all([...nodes, ...workers].map((program) => program.stop()));
await redis.stop();
await rm(folder, { recursive: true });
