/** A place in a text, half-open, in UTF-16 units. */
export interface Written {
  readonly start: number;
  readonly end: number;
  /** Which of the wanted names stands there, by its place in the list. */
  readonly wanted: number;
}

/** What the setting of a page puts into names: blanks, line ends and hyphens at them. */
const SET_APART = /[\s\u00ad\u2010-\u2015-]/u;

const WORD = /[\p{L}\p{N}]/u;

/** A text without what its setting put into it, and where each of its characters came from. */
function squeeze(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (SET_APART.test(unit)) continue;
    const lower = unit.toLowerCase();
    // Few letters get longer in lower case; those stay as they are, so that places fit.
    letters += lower.length === 1 ? lower : unit;
    places.push(at);
  }
  return { letters, places };
}

const isWord = (unit: string | undefined) => unit !== undefined && WORD.test(unit);

/**
 * Every place where a text writes one of these names, as whole words, in any case and however its lines
 * are broken; in the order of the text.
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
