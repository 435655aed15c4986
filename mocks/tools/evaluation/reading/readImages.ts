import type { ImageReading, ReaderChoice } from './imageReading';
import { ReaderEnded, startReader, type ReaderHandle } from './startReader';

export interface ReadingOptions {
  /** Reader processes at once. */
  readonly processes: number;
  /** Called after each picture with how many are done. */
  readonly onProgress?: (done: number) => void;
  /** Another way to start readers, in tests. */
  readonly start?: (choice: ReaderChoice) => Promise<ReaderHandle>;
}

/**
 * Reads pictures in processes of their own: the CPU time of one picture is that of its process. A
 * picture that makes the program crash counts as not answered, and another process goes on.
 *
 * @param files paths of pictures
 * @returns the readings in the order of `files`
 * @throws Error when the program cannot be opened
 */
export async function readImages(
  choice: ReaderChoice,
  files: readonly string[],
  { processes, onProgress = () => undefined, start = startReader }: ReadingOptions,
): Promise<ImageReading[]> {
  const readings = new Map<number, ImageReading>();
  const waiting = [...files.entries()];
  const work = async () => {
    let reader = await start(choice);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, file] = next;
        const reading = await readOrExplain(reader, file);
        if (reading === null) reader = await start(choice);
        readings.set(index, reading ?? CRASHED);
        onProgress(readings.size);
      }
    } finally {
      reader.stop();
    }
  };
  const lanes = Array.from({ length: Math.min(processes, files.length) }, work);
  try {
    await Promise.all(lanes);
  } finally {
    // After a failure the other lanes end with the picture at hand.
    waiting.length = 0;
    await Promise.allSettled(lanes);
  }
  return [...files.keys()].flatMap((index) => readings.get(index) ?? []);
}

const CRASHED: ImageReading = {
  smiles: '',
  impossible: false,
  reason: 'The program crashed on the picture.',
};

/** @returns null when the process ended over the picture */
async function readOrExplain(reader: ReaderHandle, file: string): Promise<ImageReading | null> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (error instanceof ReaderEnded) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return { smiles: '', impossible: false, reason };
  }
}
