/** In Node, a timer would keep the process alive; elsewhere a timer is a number. */
export function unrefTimer(timer: unknown): void {
  if (typeof timer !== 'object' || timer === null || !('unref' in timer)) return;
  if (typeof timer.unref === 'function') timer.unref();
}
