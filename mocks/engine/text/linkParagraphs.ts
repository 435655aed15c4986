import { joinLines, type KeepsHyphen } from './joinLines';
import type { Paragraph } from './paragraph';
import { wordsOf } from './readWords';

/** How many paragraphs to look back: notes, captions and tables may be between two halves. */
const MAX_BETWEEN = 40;

const isBody = ({ label, size }: Paragraph, bodySize: number) =>
  label === 'text' && Math.abs(size - bodySize) < 0.04 * bodySize;

/** Ends in the middle of a sentence. */
const isUnfinished = ({ text }: Paragraph) =>
  text.length > 60 && /[\p{L}\p{N},\-‐–\u00ad(]$/u.test(text);

/** A word, a number or a bracket, but not the number of a section, a reference or a claim. */
const OVER_PAGE = /^(?:\p{L}|\(|\[(?!\d)|\d+(?![\d.]* ?[.)] )[^.\]])/u;

/**
 * Joins the halves of paragraphs that continue in the next column or on the next page, even across notes,
 * captions and tables.
 */
export function linkParagraphs(
  paragraphs: readonly Paragraph[],
  bodySize: number,
  keepsHyphen: KeepsHyphen,
): Paragraph[] {
  const linked: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const at = isBody(paragraph, bodySize) ? firstHalf(linked, paragraph, bodySize) : -1;
    const half = linked[at];
    if (half === undefined) linked.push(paragraph);
    else {
      const text = joinLines(half.text, paragraph.text, keepsHyphen);
      linked[at] = { ...half, text, ...wordsOf([half, paragraph]) };
    }
  }
  return linked;
}

function firstHalf(linked: readonly Paragraph[], second: Paragraph, bodySize: number): number {
  const goesOn = /^[\p{Ll}]/u.test(second.text);
  for (let at = linked.length - 1; at >= Math.max(0, linked.length - MAX_BETWEEN); at -= 1) {
    const half = linked[at];
    if (half === undefined || half.pageIndex < second.pageIndex - 1) return -1;
    if (!isBody(half, bodySize)) continue;
    const adjacent = at === linked.length - 1;
    // A capital may continue a sentence ("of / Tenebrio"), but just as often begins another text; so may a number
    // or a bracket at the head of a page ("(silica gel / 70–230 mesh)").
    const begins = half.pageIndex < second.pageIndex ? OVER_PAGE : /^\p{L}/u;
    const continues = goesOn || (adjacent && half.text.length > 200 && begins.test(second.text));
    return isUnfinished(half) && continues ? at : -1;
  }
  return -1;
}
