import type { TaskRunner } from '../../../services/tasks/taskRunner';
import { ProgramAwaited } from '../../../services/tasks/programAwaited';
import { PartMissing } from './partMissing';
import { runWithParts } from './runWithParts';

const OURS = { owner: null };
const INPUT = { smilesList: ['C'] };

/** What the error of a worker is when it arrives: only its name and message. */
function arrived(error: Error): Error {
  const copy = new Error(error.message);
  copy.name = error.name;
  return copy;
}

function setUp(task: () => Promise<unknown>, obtain: (part: string) => Promise<void>) {
  const asked: string[] = [];
  const runner = { run: task } as unknown as TaskRunner;
  const withParts = runWithParts(runner, {
    obtain: (part) => {
      asked.push(part);
      return obtain(part);
    },
  });
  const run = (options = {}) =>
    withParts.run('chemistry.canonicalise', INPUT, { ...OURS, ...options });
  return { asked, run };
}

test('a task is run again once what it missed has arrived', async () => {
  let hasArrived = false;
  const { asked, run } = setUp(
    async () => {
      if (!hasArrived) throw arrived(new PartMissing('rdkit'));
      return ['done'];
    },
    async () => {
      hasArrived = true;
    },
  );
  expect(await run()).toEqual(['done']);
  expect(asked).toEqual(['rdkit']);
});

test('a task fails with the reason why a part does not come', async () => {
  const { run } = setUp(
    () => Promise.reject(arrived(new PartMissing('rdkit'))),
    () => Promise.reject(new Error('no network')),
  );
  await expect(run()).rejects.toThrow('no network');
});

test('any other error of a task is its own', async () => {
  const { asked, run } = setUp(
    () => Promise.reject(new RangeError('out of range')),
    async () => undefined,
  );
  await expect(run()).rejects.toThrow('out of range');
  expect(asked).toEqual([]);
});

test('a task that misses a part that has arrived ends at last', async () => {
  const { asked, run } = setUp(
    () => Promise.reject(arrived(new PartMissing('tagger'))),
    async () => undefined,
  );
  await expect(run()).rejects.toThrow('tagger');
  expect(asked.length).toBeLessThan(10);
});

test('a task that is not to wait fails at once, and begins no download', async () => {
  const { asked, run } = setUp(
    () => Promise.reject(arrived(new PartMissing('pixel-graph'))),
    async () => undefined,
  );
  await expect(run({ unlessAwaited: true })).rejects.toThrow(ProgramAwaited);
  expect(asked).toEqual([]);
});
