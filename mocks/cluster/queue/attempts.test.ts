/** How often a node asks for a task whose answer gets lost; Redis is a stand-in that answers by script. */
import { createWorkerPool } from '../../hosts/node/workers/pool';
import type { Answer, AnswerChannel } from './answerChannel';
import type { Admission } from './admission';
import { BlobGone } from './blobs';
import type { NodeQueues } from './nodeQueues';
import { packValue } from './packedValue';
import { QueueRunner } from './queueRunner';

jest.mock('../../hosts/node/workers/pool', () => ({
  createWorkerPool: () => ({ close: () => undefined }),
}));

/** A runner whose jobs get these answers, one after the other. */
function scripted(answers: readonly Answer[]) {
  const script = [...answers];
  const added: string[] = [];
  const runner = new QueueRunner({
    local: createWorkerPool(),
    isQueued: () => true,
    queues: { add: async ({ id }: { id: string }) => void added.push(id) } as unknown as NodeQueues,
    admission: { admit: async () => ({ kind: 'admitted', turn: 1 }) } as unknown as Admission,
    answers: {
      wait: async () => script.shift(),
      forget: () => undefined,
    } as unknown as AnswerChannel,
    engines: async () => [],
    blobs: {
      put: async () => 'key',
      get: async (key) => {
        throw new BlobGone(key);
      },
    },
    node: 'n1',
    limits: { maxWaiting: 10, maxWaitingEach: 10 },
    admissionMs: 1_000,
    cancel: async () => undefined,
    disconnect: async () => undefined,
  });
  const run = () => runner.run('chemistry.canonicalise', { smilesList: [] }, { owner: 's1' });
  return { added, run };
}

const LOST: Answer = { outcome: 'lost' };
const GONE: Answer = { outcome: 'bytes-gone' };
const UNREADABLE: Answer = { outcome: 'done', result: { body: { blob: 'gone' }, parts: [] } };
const done = async (): Promise<Answer> => ({
  outcome: 'done',
  result: await packValue(['done'], { put: async () => '', get: async () => new Uint8Array() }),
});

test.each([
  ['a job that Redis has lost', LOST],
  ['a job whose bytes are gone', GONE],
  ['a result whose bytes are gone', UNREADABLE],
])('%s is asked for again, as another job', async (_what, answer) => {
  const { added, run } = scripted([answer, await done()]);
  expect(await run()).toEqual(['done']);
  expect(new Set(added).size).toBe(2);
});

test.each([
  [LOST, 'The queue lost the work several times'],
  [GONE, 'MARCUS_FILES must be the same'],
])('after three times it is given up, and the reason said', async (answer, reason) => {
  const { added, run } = scripted([answer, answer, answer]);
  await expect(run()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining(reason),
  });
  expect(added).toHaveLength(3);
});
