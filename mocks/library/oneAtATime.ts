/** Calls of a function one after the other, in the order in which they came. */
export function oneAtATime<Values extends readonly unknown[], Result>(
  call: (...values: Values) => Promise<Result>,
): (...values: Values) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...values) => {
    const result = last.then(() => call(...values));
    last = result.catch(() => undefined);
    return result;
  };
}
