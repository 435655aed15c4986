import type { ImageReading, ReaderChoice } from './imageReading';
import { ReaderEnded, startReader, type ReaderHandle } from './startReader';

export interface ReadingOptions {
  /** Number of parallel reader processes. */
  readonly processes: number;
  /** Called after each picture with the number done. */
  readonly onProgress?: (done: number) => void;
  /** Starts readers in another way, for tests. */
  readonly start?: (choice: ReaderChoice) => Promise<ReaderHandle>;
}

/**
 * Reads pictures in separate processes, so that the CPU time of a picture is that of its process. A picture
 * that crashes the program counts as unanswered, and another process continues.
 *
 * @param files paths of pictures
 * @returns the readings in the order of `files`
 * @throws Error if the program cannot be opened
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
    // After a failure, the other lanes stop after their current picture.
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

/** @returns null if the process ended while reading the picture */
async function readOrExplain(reader: ReaderHandle, file: string): Promise<ImageReading | null> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (error instanceof ReaderEnded) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return { smiles: '', impossible: false, reason };
  }
}
