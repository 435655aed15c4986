/**
 * Does a piece of work once for all calls of one turn of the event loop. Calls that come while it is under
 * way have it done once more afterwards, so that no earlier outcome is told after a later one.
 */
export function coalesced(work: () => Promise<void>): () => void {
  let isDue = false;
  let isUnderWay = false;
  const run = async () => {
    isDue = false;
    isUnderWay = true;
    await work();
    isUnderWay = false;
    if (isDue) schedule();
  };
  const schedule = () => setTimeout(() => void run());
  return () => {
    if (isDue) return;
    isDue = true;
    if (!isUnderWay) schedule();
  };
}
