/**
 * Waits until the time has passed or `signal` fires.
 *
 * @returns true if the time has passed, false if the wait was cancelled
 */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (hasPassed: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(hasPassed);
    };
    const giveUp = () => settle(false);
    const timer = setTimeout(() => settle(true), ms);
    signal.addEventListener('abort', giveUp);
  });
}
