import { LibraryAwayError } from '../services/library/library';

/**
 * Milliseconds after which a call that waited for its turn is given up: those before it wait for a database that does
 * not answer, and its page will send it again.
 */
const WAIT_LIMIT_MS = 10_000;

/** Calls of a function one after the other, in the order in which they came. */
export function oneAtATime<Values extends readonly unknown[], Result>(
  call: (...values: Values) => Promise<Result>,
): (...values: Values) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...values) => {
    const askedAt = Date.now();
    const result = last.then(() => {
      if (Date.now() - askedAt > WAIT_LIMIT_MS) throw new LibraryAwayError('Those before it wait');
      return call(...values);
    });
    last = result.catch(() => undefined);
    return result;
  };
}
