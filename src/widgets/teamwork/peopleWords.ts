/** Names beside each other before the rest is counted. */
const NAMED = 2;

/** Without the institute that an address of e-mail ends with, as long as that leaves two people apart. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(/(?<=.)@[^@]*$/, ''));
  return names.map((name, index) => {
    const own = short[index] ?? name;
    return short.filter((other) => other === own).length === 1 ? own : name;
  });
}

/** `anna`, `anna and ben`, `anna, ben and 3 others`. */
export function namesInWords(names: readonly string[]): string {
  const rest = names.length - NAMED;
  const all = rest > 1 ? [...names.slice(0, NAMED), `${rest} others`] : [...names];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

/** `anna is here`, as said beside a drawing. */
export const hereInWords = (names: readonly string[]): string =>
  `${namesInWords(shortNames(names))} ${names.length === 1 ? 'is' : 'are'} here`;
