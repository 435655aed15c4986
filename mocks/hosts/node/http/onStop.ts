/** Time for closing sockets, workers and files before the process exits regardless. */
const GRACE_MS = 800;

const noDrain = async () => undefined;

/**
 * Runs `close` and exits on Ctrl-C, on SIGTERM, and when the process that started it (over an IPC channel, as
 * the tests do) is gone.
 *
 * @param drain awaited on SIGTERM before anything is closed; a second signal cuts it short
 */
export function onStop(close: () => Promise<void>, drain: () => Promise<void> = noDrain): void {
  let draining = false;
  let stopping = false;
  const fail = (error: unknown) => {
    console.error('Stopping failed:', error);
    process.exit(1);
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    close().then(() => process.exit(0), fail);
  };
  const drainAndStop = () => {
    if (draining) return stop();
    draining = true;
    drain().then(stop, fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', drainAndStop);
  process.on('disconnect', stop);
}
