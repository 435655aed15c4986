import type { RecognitionOutcome } from '../../engine/recognition/molecularGraph';
import type { TaskName } from '../../engine/tasks/taskRegistry';
import { MemoryRecognitionCache } from '../stores/memoryRecognitionCache';
import { cachedTasks } from './cachedTasks';
import type { TaskRunner } from './taskRunner';
import { TaskTooHeavy } from './taskTooHeavy';

const READ: RecognitionOutcome = {
  ok: true,
  graph: { atoms: [], bonds: [] },
  confidence: 0.9,
  remarks: [],
};
const NOTHING: RecognitionOutcome = { ok: false, reason: 'No drawing' };
const picture = (byte: number) => ({ image: Uint8Array.of(byte) });
const ours = { owner: 's1' };

/** A runner that answers by script, behind a cache; counts what it runs. */
function opened(answer: () => Promise<unknown> = async () => READ, versions = { current: '1' }) {
  const run: string[] = [];
  const runner: TaskRunner = {
    run: (name) => {
      run.push(name);
      // Results of tasks are the engine's concern; here they are whatever the test wants.
      return answer() as never;
    },
    probe: async () => [],
    rest: () => undefined,
    close: () => undefined,
  };
  const programOf = async (task: TaskName) =>
    task.startsWith('chemistry') ? null : `P ${versions.current}`;
  return { run, cached: cachedTasks(runner, new MemoryRecognitionCache(), programOf) };
}

test.each<[string, RecognitionOutcome]>([
  ['a reading', READ],
  ['the reason why nothing was read', NOTHING],
])('%s is kept, for every session', async (_what, outcome) => {
  const { run, cached } = opened(async () => outcome);
  const read = (owner: string) => cached.run('recognition.readPixels', picture(1), { owner });
  expect([await read('s1'), await read('s1'), await read('s2')]).toEqual(Array(3).fill(outcome));
  expect(run).toEqual(['recognition.readPixels']);
});

test('another picture, another task and another version are read', async () => {
  const versions = { current: '1' };
  const { run, cached } = opened(undefined, versions);
  await cached.run('recognition.readPixels', picture(1), ours);
  await cached.run('recognition.readPixels', picture(2), ours);
  await cached.run('osra.read', picture(1), ours);
  versions.current = '2';
  await cached.run('recognition.readPixels', picture(1), ours);
  expect(run).toHaveLength(4);
});

test('the same picture is read again at another place and in another article', async () => {
  const { run, cached } = opened(async () => ({ outcome: READ, ownLabels: true }));
  const at = { ...picture(1), pdf: Uint8Array.of(1), pageIndex: 0, box: [0, 0, 9, 9] } as const;
  const places = [
    at,
    { ...at, pageIndex: 1 },
    { ...at, box: [0, 0, 9, 8] } as const,
    { ...at, pdf: Uint8Array.of(2) },
    // The same as the first, written differently.
    { box: at.box, pageIndex: 0, pdf: Uint8Array.of(1), image: Uint8Array.of(1) },
  ];
  for (const place of places) await cached.run('recognition.readLines', place, ours);
  expect(run).toHaveLength(4);
});

test('a failure is not kept', async () => {
  const failures = [new TaskTooHeavy('time', 'It took too long'), new Error('The worker died')];
  const { run, cached } = opened(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return READ;
  });
  const read = () => cached.run('recognition.readPixels', picture(1), ours);
  await expect(read()).rejects.toThrow('too long');
  await expect(read()).rejects.toThrow('died');
  expect(await read()).toEqual(READ);
  expect(run).toHaveLength(3);
});

test('of OSRA, whose time limit looks like an answer, only what it read is kept', async () => {
  const outcomes = [NOTHING, READ];
  const { run, cached } = opened(async () => outcomes.shift());
  const read = () => cached.run('osra.read', picture(1), ours);
  expect([await read(), await read(), await read()]).toEqual([NOTHING, READ, READ]);
  expect(run).toHaveLength(2);
});

test('tasks that read no drawing run each time', async () => {
  const { run, cached } = opened(async () => []);
  for (let i = 0; i < 2; i++) {
    await cached.run('chemistry.canonicalise', { smilesList: ['C'] }, ours);
  }
  expect(run).toHaveLength(2);
});

test('cancelled work gets no kept reading either', async () => {
  const { cached } = opened();
  await cached.run('recognition.readPixels', picture(1), ours);
  const signal = AbortSignal.abort(new Error('gone'));
  const reading = cached.run('recognition.readPixels', picture(1), { ...ours, signal });
  await expect(reading).rejects.toThrow('gone');
});
