import type { IncomingMessage } from 'node:http';

/** What a refused upload may still send before its connection is cut. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Lets a client that still sends finish: it reads the answer afterwards only. A browser whose
 * connection is cut while it sends reports a network error in place of the answer.
 */
export function drainRequest(request: IncomingMessage): void {
  let drained = 0;
  // Whoever read it before would hold it up.
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) request.destroy();
  });
  request.resume();
}
