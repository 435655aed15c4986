/** Punctuation around a word of running text. */
const AROUND = /^[([“"‘']+|[)\].,;:!?”"’']+$/gu;
/** Longer ones are addresses, or runs without blanks. */
const MAX_LENGTH = 60;
/** With the punctuation around it; a longer run of stops would be searched in quadratic time. */
const MAX_PRINTED = 2 * MAX_LENGTH;

/**
 * The words of a text by their number of letters, also with a capital, and without the s of the plural: labels
 * begin with a capital and name one compound.
 */
export function wordsByLength(texts: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const printed of text.split(/\s+/u)) {
      if (printed.length > MAX_PRINTED) continue;
      const word = printed.replace(AROUND, '');
      if (word === '' || word.length > MAX_LENGTH) continue;
      for (const form of [word, word.replace(/(?<=\p{Ll}{4})s$/u, '')]) {
        words.add(form).add(capitalised(form));
      }
    }
  }
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    const { length } = [...word];
    const same = byLength.get(length);
    if (same) same.push(word);
    else byLength.set(length, [word]);
  }
  return byLength;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
