const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const NUMBER = /\p{N}/u;

/** Outside the Basic Multilingual Plane, so that UTF-16 lengths are preserved, too. */
const ASTRAL_LETTER = '\u{1D465}';

/**
 * Removes the words from a text but keeps its shape: the same number of code points and UTF-16 units, with
 * spaces and punctuation in place. The same piece of text always becomes the same piece of the placeholder,
 * so offsets and previews still match.
 */
export function textPlaceholder(text: string): string {
  return Array.from(text, placeholderOf).join('');
}

function placeholderOf(character: string): string {
  const isAstral = character.length > 1;
  if (LETTER.test(character)) {
    if (isAstral) return ASTRAL_LETTER;
    return UPPER.test(character) ? 'X' : 'x';
  }
  if (NUMBER.test(character)) return isAstral ? ASTRAL_LETTER : '0';
  return character;
}

/** The same number of code points as the name; a counter distinguishes names of equal length. */
export function namePlaceholder(name: string, number: number): string {
  const mark = String(number);
  const length = [...name].length;
  return mark.padEnd(length, 'x').slice(0, length);
}
