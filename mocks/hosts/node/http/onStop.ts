/**
 * Time for closing sockets, workers and files, and for leaving a queue in a Redis that is slow, before the
 * process exits regardless; shorter than the 10 s that containers are given.
 */
const GRACE_MS = 5_000;

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
  const giveUp = () => {
    console.error(`Stopped after ${GRACE_MS / 1_000} s with something still open`);
    process.exit(0);
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(giveUp, GRACE_MS).unref();
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
