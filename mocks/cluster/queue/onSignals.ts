/**
 * Ends the program after `finish` when it is told to stop, and at once when it is told again or when the process
 * that started it over an IPC channel is gone, as the tests do.
 */
export function onSignals(finish: () => Promise<void>): void {
  let isFinishing = false;
  const stop = () => {
    if (isFinishing) process.exit(1);
    isFinishing = true;
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', () => process.exit(1));
}
