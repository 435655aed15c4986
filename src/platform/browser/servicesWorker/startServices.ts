import type { EngineDownload, EngineDownloads } from '../../engineDownloads';
import type { SocketFactory } from '../../sockets';
import type { FromServicesWorker } from './messages';
import { createWorkerFetch } from './workerFetch';
import { createWorkerSockets } from './workerSockets';
import { scriptAddress } from './scriptAddress';

/** The services in a worker of this page. */
export interface OwnServices {
  readonly fetch: typeof globalThis.fetch;
  readonly sockets: SocketFactory;
  readonly engineDownloads: EngineDownloads;
}

/**
 * The services whose code is at `script`; their worker is started by the first request, and again by the next
 * one if it could not be loaded.
 */
export function createOwnServices(script: string, pageUrl: string): OwnServices {
  const listeners = new Set<(download: EngineDownload) => void>();
  let worker: Worker | undefined;
  const calls = createWorkerFetch(() => running(), pageUrl);

  const running = (): Worker => {
    worker ??= start();
    return worker;
  };

  function start(): Worker {
    const started = new Worker(scriptAddress(script), { type: 'module', name: 'services' });
    started.addEventListener('message', ({ data }: MessageEvent<FromServicesWorker>) => {
      if (data.kind === 'download') listeners.forEach((listener) => listener(data.download));
      else calls.receive(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = undefined;
      calls.fail(event.message || 'The services could not be loaded');
    });
    return started;
  }

  return {
    fetch: calls.fetch,
    sockets: createWorkerSockets(running),
    engineDownloads: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      cancel: () => worker?.postMessage({ kind: 'cancel-downloads' }),
      retry: (part) => running().postMessage({ kind: 'download', part }),
    },
  };
}
