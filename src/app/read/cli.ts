import { errorMessage } from '@/lib/errorMessage';
import { NoSuchEngineError } from '../engine/chooseEngine.saga';
import { startEngine } from '../engine/openEngine';
import { FolderLockedError, lockFolder } from './folderLock';
import { readArguments, UsageError, type ReadOrder } from './readArguments';
import { articlesToRead, readFolder } from './readFolder';
import { createTeller, type Teller } from './teller';

/** Exit codes; docs/read.md tells them. */
const EXIT = { done: 0, failed: 1, usage: 2, locked: 3, stopped: 130 } as const;

/**
 * `npm run read`: reads the articles of a folder without page and server.
 *
 * @param root of the repository, whose services are started
 */
export async function readFromArguments(root: string): Promise<number> {
  const json = process.argv.includes('--json');
  const teller = createTeller(
    {
      out: (text) => void process.stdout.write(text),
      err: (text) => void process.stderr.write(text),
      isTerminal: process.stderr.isTTY,
      now: Date.now,
    },
    json,
  );
  try {
    // npm runs commands in the repository, wherever they are called.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    const order = readArguments(process.argv.slice(2), { from, env: process.env });
    return await read(order, root, teller);
  } catch (error) {
    const code = exitCodeOf(error);
    teller.failed(errorMessage(error), code);
    return code;
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof FolderLockedError) return EXIT.locked;
  const isOfCall = error instanceof UsageError || error instanceof NoSuchEngineError;
  return isOfCall ? EXIT.usage : EXIT.failed;
}

async function read(order: ReadOrder, root: string, teller: Teller): Promise<number> {
  const articles = await articlesToRead(order).catch((error: unknown) => {
    throw new UsageError(errorMessage(error));
  });
  const unlock = await lockFolder(order.out);
  const stopping = stopOnSignal();
  try {
    const engine = await startEngine(root, order);
    try {
      const signal = AbortSignal.any([stopping.signal, engine.ended]);
      const programs = await engine.programs(order.engine, signal);
      const { failed } = await readFolder(order, articles, { engine, programs, teller, signal });
      if (stopping.signal.aborted) return EXIT.stopped;
      engine.ended.throwIfAborted();
      return failed.length > 0 ? EXIT.failed : EXIT.done;
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (stopping.signal.aborted) return EXIT.stopped;
    throw error;
  } finally {
    stopping.end();
    await unlock();
  }
}

/** Ctrl-C and SIGTERM stop the run; a second one ends the process at once. */
function stopOnSignal() {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(EXIT.stopped);
    controller.abort(new Error('Stopped'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const end = () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  return { signal: controller.signal, end };
}
