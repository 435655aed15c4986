import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { OcrLine } from '../../../engine/ports/ocrReader';

/** Tesseract's network for English, as whole numbers: half the size of the other, and quicker. */
const LANGUAGE_FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

let opened: Promise<Worker> | undefined;

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
  const worker = await openReader();
  const thread = threadOf(worker);
  thread.ref();
  const giveUp = () => void closeReader();
  signal.addEventListener('abort', giveUp, { once: true });
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
  } catch (error) {
    signal.throwIfAborted();
    // What went wrong within its memory stays wrong.
    await closeReader();
    throw error instanceof Error ? error : new Error(String(error));
  } finally {
    signal.removeEventListener('abort', giveUp);
    // A reader at rest keeps no process alive.
    thread.unref();
  }
}

/** Loaded once a process, since that takes half a second; if it failed, the next call tries again. */
function openReader(): Promise<Worker> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error instanceof Error ? error : new Error(String(error));
  });
  return opened;
}

async function open(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_FOLDER,
    cacheMethod: 'none',
    gzip: true,
    // What fails rejects its own call; without this, it would throw outside of any.
    errorHandler: () => undefined,
  });
  return worker;
}

/** The package's types do not tell what it is that it has started: in Node, a thread. */
const threadOf = (worker: Worker) => (worker as unknown as { readonly worker: Thread }).worker;

/** Ends the thread, whatever it is doing. */
async function closeReader(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await (await closing?.catch(() => undefined))?.terminate();
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
