import { clientHasGoneAway } from './httpError';

/**
 * Waits.
 *
 * @throws HttpError if the client disconnects meanwhile, as there is no one left to answer
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(clientHasGoneAway());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}
