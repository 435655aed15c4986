import type { ImageReading } from './imageReading';
import { readImages } from './readImages';
import { ReaderEnded, type ReaderHandle } from './startReader';

const CHOICE = { engine: 'pixel-graph' } as const;

/** Readers that answer with a file's name, crash on `crash`, and fail on `fail`; counted. */
function fakeReaders() {
  const counts = { started: 0, stopped: 0 };
  const start = (): Promise<ReaderHandle> => {
    counts.started++;
    return Promise.resolve({
      stop: () => void counts.stopped++,
      read: (file): Promise<ImageReading> => {
        if (file === 'crash') return Promise.reject(new ReaderEnded('exit code 1'));
        if (file === 'fail') return Promise.reject(new Error('out of memory'));
        return Promise.resolve({ smiles: file, impossible: false });
      },
    });
  };
  return { counts, start };
}

test.each([1, 2, 5])('answers in the order of the files with %i processes', async (processes) => {
  const { counts, start } = fakeReaders();
  const done: number[] = [];
  const onProgress = (count: number) => void done.push(count);
  const readings = await readImages(CHOICE, ['a', 'b', 'c'], { processes, onProgress, start });
  expect(readings.map(({ smiles }) => smiles)).toEqual(['a', 'b', 'c']);
  expect(done).toEqual([1, 2, 3]);
  expect(counts.started).toBe(Math.min(processes, 3));
  expect(counts.stopped).toBe(counts.started);
});

test('a picture that crashes the program has no answer, and the others are still read', async () => {
  const { counts, start } = fakeReaders();
  const readings = await readImages(CHOICE, ['crash', 'b'], { processes: 1, start });
  expect(readings.map(({ smiles }) => smiles)).toEqual(['', 'b']);
  expect(readings[0]?.reason).toContain('crashed');
  expect(counts.started).toBe(2);
});

test('a picture that cannot be read has no answer, with the reason', async () => {
  const { start } = fakeReaders();
  const [reading] = await readImages(CHOICE, ['fail'], { processes: 1, start });
  expect(reading).toMatchObject({ smiles: '', reason: 'out of memory' });
});

test('a program that cannot be opened is an error', async () => {
  const start = () => Promise.reject(new Error('not installed'));
  await expect(readImages(CHOICE, ['a', 'b'], { processes: 2, start })).rejects.toThrow(
    'not installed',
  );
});
