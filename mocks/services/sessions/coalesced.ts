/**
 * Runs a piece of work once for all calls within one turn of the event loop. Calls that arrive while it is
 * running trigger one more run afterwards, so that results are never reported out of order.
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
