import { errorMessage } from '@/lib/errorMessage';
import { inArticleStore } from './articleStore';
import { chooseEngine } from './chooseEngine.saga';
import { FolderLockedError, lockFolder } from './folderLock';
import { headlessConfig } from './headlessConfig';
import { startOwnServices } from './ownServices';
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
    return await read(readArguments(process.argv.slice(2), from), root, teller);
  } catch (error) {
    const code = exitCodeOf(error);
    teller.failed(errorMessage(error), code);
    return code;
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof FolderLockedError) return EXIT.locked;
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

async function read(order: ReadOrder, root: string, teller: Teller): Promise<number> {
  const articles = await articlesToRead(order).catch((error: unknown) => {
    throw new UsageError(errorMessage(error));
  });
  const unlock = await lockFolder(order.out);
  const stopping = stopOnSignal();
  try {
    const services = await startOwnServices(root);
    try {
      const ended = new AbortController();
      void services.died.then((said) => ended.abort(new Error(`The services ended.\n${said}`)));
      const signal = AbortSignal.any([stopping.signal, ended.signal]);
      const config = headlessConfig(services.url);
      const programs = await inArticleStore(config, () => chooseEngine(order.engine), {
        onRead: () => undefined,
        signal,
      });
      const { failed } = await readFolder(order, articles, { config, programs, teller, signal });
      if (stopping.signal.aborted) return EXIT.stopped;
      if (ended.signal.aborted) throw ended.signal.reason as Error;
      return failed.length > 0 ? EXIT.failed : EXIT.done;
    } finally {
      await services.stop();
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
