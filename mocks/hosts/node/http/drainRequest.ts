import type { IncomingMessage } from 'node:http';

/** What a refused upload may still send before its connection is cut. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Lets a client that is still sending finish, as it reads the answer only afterwards. A browser whose
 * connection is cut while sending reports a network error instead of the answer.
 */
export function drainRequest(request: IncomingMessage): void {
  let drained = 0;
  // An earlier reader would otherwise block it.
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) request.destroy();
  });
  request.resume();
}
