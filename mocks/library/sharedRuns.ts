/**
 * Runs a piece of work once for all who ask before it begins. Who asks while it runs waits for the next run, which all
 * of them share: what was written before a question is in its answer.
 */
export function sharedRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let next: Promise<Result> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (next) return next;
    const run = last.then(() => {
      next = undefined;
      return work();
    });
    next = run;
    last = run.catch(() => undefined);
    return run;
  };
}
