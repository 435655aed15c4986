/** A range in a text, half-open, in UTF-16 units. */
export interface Written {
  readonly start: number;
  readonly end: number;
  /** Index of the matching name in the list of wanted names. */
  readonly wanted: number;
}

/** What typesetting inserts into names: spaces, line breaks and the hyphens before them. */
const SET_APART = /[\s\u00ad\u2010-\u2015-]/u;

const WORD = /[\p{L}\p{N}]/u;

/** A text with the typesetting characters removed, and the original position of each remaining character. */
function squeeze(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (SET_APART.test(unit)) continue;
    const lower = unit.toLowerCase();
    // A few letters get longer in lower case; leave those unchanged so that positions still match.
    letters += lower.length === 1 ? lower : unit;
    places.push(at);
  }
  return { letters, places };
}

const isWord = (unit: string | undefined) => unit !== undefined && WORD.test(unit);

/**
 * Finds every occurrence of these names in a text, as whole words, ignoring case and line breaks, in text
 * order.
 *
 * @param wanted the ways to write each name
 */
export function findWritten(text: string, wanted: readonly (readonly string[])[]): Written[] {
  const { letters, places } = squeeze(text);
  const found: Written[] = [];
  wanted.forEach((forms, index) => {
    for (const form of forms) {
      const name = squeeze(form).letters;
      if (name === '') continue;
      let at = letters.indexOf(name);
      for (; at >= 0; at = letters.indexOf(name, at + name.length)) {
        const start = places[at] ?? 0;
        const end = (places[at + name.length - 1] ?? 0) + 1;
        if (isWord(text[start - 1]) || isWord(text[end])) continue;
        found.push({ start, end, wanted: index });
      }
    }
  });
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
