const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const NUMBER = /\p{N}/u;

/** Outside the Basic Multilingual Plane, so that UTF-16 lengths stay as they are, too. */
const ASTRAL_LETTER = '\u{1D465}';

/**
 * Takes the words out of a text and leaves its shape: as many code points and UTF-16 units as before,
 * spaces and punctuation in their places. A piece of the text becomes the same piece of the placeholder,
 * so that offsets and previews still fit.
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

/** As many code points as the name; its number tells two names of one length apart. */
export function namePlaceholder(name: string, number: number): string {
  const mark = String(number);
  const length = [...name].length;
  return mark.padEnd(length, 'x').slice(0, length);
}
