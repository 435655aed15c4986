/** Characters in a piece; an article has some 50,000, a long review 200,000. */
const PIECE_LENGTH = 60_000;

/** Texts up to this length stay whole: names help to identify each other across an article. */
export const WHOLE_LENGTH = 120_000;

/** Where a text may be cut, best first. */
const BORDERS = [/\n\s*\n/g, /\n/g, /[.;!?]\s/g, /\s/g];

/**
 * Cuts a long text into pieces at boundaries that no name crosses: between paragraphs, otherwise lines,
 * sentences, or words. Joined again, they give the original text.
 */
export function textPieces(text: string): string[] {
  if (text.length <= WHOLE_LENGTH) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = cutAfter(text, start);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Where the piece that begins at `start` ends. */
function cutAfter(text: string, start: number): number {
  const end = start + PIECE_LENGTH;
  if (end >= text.length) return text.length;
  // Looks only in the piece's second half; earlier boundaries would make too many pieces.
  const from = start + PIECE_LENGTH / 2;
  const half = text.slice(from, end);
  for (const border of BORDERS) {
    const last = [...half.matchAll(border)].at(-1);
    if (last) return from + last.index + last[0].length;
  }
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return splitsPair ? end - 1 : end;
}
