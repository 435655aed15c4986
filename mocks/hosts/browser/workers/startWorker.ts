import type { StartWorker } from '../../workers/lane';
import { WORKER_READY, type WorkerMessage } from '../../workers/workerMessages';
import type { PartFiles, PartName } from '../parts/engineParts';
import { scriptAddress } from '../scriptAddress';
import type { ToEngineWorker } from './engineMessages';

/**
 * Starts workers of the engine, which are given every part that has arrived before their next task.
 *
 * @param script address of the workers' code
 */
export const workersWith =
  (script: string, arrived: ReadonlyMap<PartName, PartFiles>): StartWorker =>
  ({ ready, reply, stopped }) => {
    const worker = new Worker(scriptAddress(script), { type: 'module', name: 'engine' });
    const given = new Set<PartName>();
    const post = (message: ToEngineWorker) => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === WORKER_READY) ready();
      else reply(data);
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
        post({ kind: 'task', request });
      },
      // A page does not wait for its workers.
      hold: () => undefined,
      terminate: () => worker.terminate(),
    };
  };
