import type { OfflineAnswer, OfflineRequest } from '@/platform/offline/offlineMessages';
import type { FileServer } from './fileServer';

type FileRequest = Exclude<OfflineRequest, { readonly type: 'adopt' | 'takeOver' }>;

/** Does what the page asks for, and tells how it went; nothing once it is cancelled. */
export async function answerRequest(
  server: FileServer,
  request: FileRequest,
  tell: (answer: OfflineAnswer) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const answer = await carryOut(server, request, tell, signal);
    if (!signal.aborted) tell(answer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) tell({ type: 'failed', message: message.slice(0, 1_000) });
  }
}

async function carryOut(
  server: FileServer,
  request: FileRequest,
  tell: (answer: OfflineAnswer) => void,
  signal: AbortSignal,
): Promise<OfflineAnswer> {
  switch (request.type) {
    case 'report':
      return { type: 'report', ...(await server.report()) };
    case 'store':
      await server.store(request.name, {
        signal,
        onReceived: (bytes) => tell({ type: 'received', bytes }),
      });
      return { type: 'done' };
    case 'keep':
      await server.keepAll();
      return { type: 'done' };
    case 'remove':
      await server.removeParts();
      return { type: 'done' };
  }
}
