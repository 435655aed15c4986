/** Names beside each other before the rest is counted. */
const NAMED = 2;

/** `anna`, `anna and ben`, `anna, ben and 3 others`. */
export function namesInWords(names: readonly string[]): string {
  const rest = names.length - NAMED;
  const all = rest > 1 ? [...names.slice(0, NAMED), `${rest} others`] : [...names];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

/** `anna is here`, as said beside a drawing. */
export const hereInWords = (names: readonly string[]): string =>
  `${namesInWords(names)} ${names.length === 1 ? 'is' : 'are'} here`;
