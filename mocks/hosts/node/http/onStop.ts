/** Time for closing sockets, workers and files before the process exits regardless. */
const GRACE_MS = 800;

/**
 * Runs `close` and exits on Ctrl-C, on SIGTERM, and when the process that started it (over an IPC channel, as
 * the tests do) is gone.
 */
export function onStop(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
