import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { OcrLine } from '../../../engine/ports/ocrReader';
import { HeldProgram } from './heldProgram';

/** Tesseract's network for English, as whole numbers: half the size of the other, and quicker. */
const LANGUAGE_FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Opening it takes half a second, and it takes some 160 MB. The next page of a scan comes within seconds. */
const IDLE_MS = 120_000;

const held = new HeldProgram<Worker>({
  open: openReader,
  close: (worker) => worker.terminate(),
  idleMs: IDLE_MS,
});

/**
 * The lines of a picture, read by Tesseract in a thread of this process. The program and the language come from
 * installed packages; nothing is fetched, and nothing is written.
 *
 * @param bitmap a portable greymap
 * @throws Error if the picture cannot be read; the signal's reason on abort
 */
export async function readLetters(
  bitmap: Uint8Array,
  dpi: number,
  signal: AbortSignal,
): Promise<readonly OcrLine[]> {
  signal.throwIfAborted();
  const giveUp = () => void held.close();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await held.use((worker) => readWith(worker, bitmap, dpi, signal));
  } catch (error) {
    signal.throwIfAborted();
    // What went wrong within its memory stays wrong.
    await held.close();
    throw error instanceof Error ? error : new Error(String(error));
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function readWith(
  worker: Worker,
  bitmap: Uint8Array,
  dpi: number,
  signal: AbortSignal,
): Promise<readonly OcrLine[]> {
  const thread = threadOf(worker);
  thread.ref();
  try {
    const options = { user_defined_dpi: String(dpi) };
    const reading = worker.recognize(Buffer.from(bitmap), options as object, {
      text: false,
      blocks: true,
    });
    const { data } = await Promise.race([reading, untilAborted(signal)]);
    return (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) => lines),
    );
  } finally {
    // A reader at rest keeps no process alive.
    thread.unref();
  }
}

/** The package's own promise stays pending if the language cannot be loaded; only its handler hears of that. */
function openReader(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    createWorker('eng', OEM.LSTM_ONLY, {
      langPath: LANGUAGE_FOLDER,
      cacheMethod: 'none',
      gzip: true,
      // Once it is open, what fails rejects its own call; without a handler, it would throw outside of any.
      errorHandler: reject,
    }).then(resolve, reject);
  });
}

/** The package's types do not tell what it is that it has started: in Node, a thread. */
const threadOf = (worker: Worker) => (worker as unknown as { readonly worker: Thread }).worker;

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
