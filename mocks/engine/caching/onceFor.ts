/**
 * A function that is called once for each object and then knows the result, as long as the object lives. For
 * objects that never change, such as the letters of a page, of which several steps need the same.
 */
export function onceFor<Input extends object, Result>(
  make: (input: Input) => Result,
): (input: Input) => Result {
  const made = new WeakMap<Input, { readonly result: Result }>();
  return (input) => {
    const known = made.get(input) ?? { result: make(input) };
    made.set(input, known);
    return known.result;
  };
}
