/**
 * Runs a piece of work once for all calls within one turn of the event loop. Calls that arrive while it is
 * running trigger one more run afterwards, so that results are never reported out of order.
 *
 * @param pauseMs from the end of a run to the next one; the first call of all runs at once
 */
export function coalesced(work: () => Promise<void>, pauseMs = 0): () => void {
  let isDue = false;
  let isUnderWay = false;
  const run = async () => {
    isDue = false;
    isUnderWay = true;
    await work();
    if (pauseMs > 0) await new Promise((resume) => setTimeout(resume, pauseMs));
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
