import { LibraryAwayError } from '../services/library/library';

/**
 * Milliseconds after which a call that waited for its turn is given up: those before it wait for a database that does
 * not answer, and its page will send it again.
 */
const WAIT_LIMIT_MS = 10_000;

/** Runs calls one after the other, in the order in which they came. */
export function oneAtATime(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const askedAt = Date.now();
    const result = last.then(() => {
      if (Date.now() - askedAt > WAIT_LIMIT_MS) throw new LibraryAwayError('Those before it wait');
      return call();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
