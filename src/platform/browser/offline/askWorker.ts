import {
  CANCEL,
  readOfflineAnswer,
  type OfflineAnswer,
  type OfflineRequest,
} from '../../offline/offlineMessages';

/** ms without a word from the worker: browsers end workers, and nothing tells the page. */
const SILENCE_MS = 60_000;

export interface Asking {
  /** Told the bytes of a file so far. */
  readonly onReceived?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/** The part of a service worker that is needed. */
export type Asked = Pick<ServiceWorker, 'postMessage'>;

/**
 * Asks the service worker, through a channel of its own.
 *
 * @returns its final answer
 * @throws Error with the worker's words if it failed, or if it says nothing; the signal's reason if aborted
 */
export function askWorker(
  worker: Asked | null,
  request: OfflineRequest,
  { onReceived, signal }: Asking = {},
): Promise<OfflineAnswer> {
  if (!worker) return Promise.reject(new Error('There is no service worker.'));
  const { port1: port, port2: theirs } = new MessageChannel();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const answered = new Promise<OfflineAnswer>((resolve, reject) => {
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(
        () => reject(new Error('The service worker does not answer.')),
        SILENCE_MS,
      );
    };
    wait();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = readOfflineAnswer(data);
      if (!answer) return;
      wait();
      if (answer.type === 'received') onReceived?.(answer.bytes);
      else if (answer.type === 'failed') reject(new Error(answer.message));
      else resolve(answer);
    };
    signal?.addEventListener('abort', () => {
      port.postMessage(CANCEL);
      reject(signal.reason as Error);
    });
    worker.postMessage(request, [theirs]);
  });
  return answered.finally(() => {
    clearTimeout(silence);
    port.onmessage = null;
    // Closed later, so that the word to cancel still arrives.
    setTimeout(() => port.close());
  });
}
