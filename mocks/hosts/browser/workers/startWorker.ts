import type { StartWorker } from '../../workers/lane';
import { WORKER_READY, type TaskReply, type WorkerMessage } from '../../workers/workerMessages';
import { LIST_KINDS, type ListKind } from '../../../engine/lists/listKind';
import type { PartFiles, PartName } from '../parts/engineParts';
import { scriptAddress } from '../scriptAddress';
import type { ToEngineWorker } from './engineMessages';

/**
 * Starts workers of the engine, which are given every part that has arrived, and each list that has changed, before
 * their next task.
 *
 * @param script address of the workers' code
 */
export const workersWith =
  (
    script: string,
    arrived: ReadonlyMap<PartName, PartFiles>,
    lists: { readonly fileOf: (kind: ListKind) => Blob | undefined },
  ): StartWorker =>
  ({ ready, reply, stopped }) => {
    const worker = new Worker(scriptAddress(script), { type: 'module', name: 'engine' });
    const given = new Set<PartName>();
    const listed = new Map<ListKind, Blob | undefined>();
    const post = (message: ToEngineWorker) => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === WORKER_READY) return ready();
      if (!isCodeMissing(data)) return reply(data);
      worker.terminate();
      stopped('a part of its code could not be loaded');
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      stopped(event.message || 'its code could not be loaded');
    });
    return {
      post: (request) => {
        for (const [name, files] of arrived) {
          if (!given.has(name)) post({ kind: 'part', name, files });
          given.add(name);
        }
        for (const name of LIST_KINDS) {
          const file = lists.fileOf(name);
          if (listed.get(name) !== file) post({ kind: 'list', name, file });
          listed.set(name, file);
        }
        post({ kind: 'task', request });
      },
      // A page does not wait for its workers.
      hold: () => undefined,
      terminate: () => worker.terminate(),
    };
  };

/** What browsers say of an import whose file does not come; a worker never asks for that file again. */
const MISSING_CODE = /dynamically imported module|importing a module script/i;

const isCodeMissing = (reply: TaskReply): boolean =>
  !reply.ok && reply.error.name === 'TypeError' && MISSING_CODE.test(reply.error.message);
