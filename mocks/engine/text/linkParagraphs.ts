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
const ON_TOP = /^(?:\p{L}|\(|\[(?!\d)|\d+(?![\d.]* ?[.)] )[^.\]])/u;

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

/** On the next page, or in a column at the right. */
const isOnTopOfNext = (half: Paragraph, second: Paragraph): boolean =>
  half.pageIndex < second.pageIndex || half.box[2] < second.box[0];

function firstHalf(linked: readonly Paragraph[], second: Paragraph, bodySize: number): number {
  const goesOn = /^[\p{Ll}]/u.test(second.text);
  let passedHead = false;
  for (let at = linked.length - 1; at >= Math.max(0, linked.length - MAX_BETWEEN); at -= 1) {
    const half = linked[at];
    if (half === undefined || half.pageIndex < second.pageIndex - 1) return -1;
    passedHead ||= half.label === 'section_header' || half.label === 'title';
    if (!isBody(half, bodySize)) continue;
    const adjacent = at === linked.length - 1;
    // A capital may continue a sentence ("of / Tenebrio"), but just as often begins another text; so may a number
    // or a bracket at the head of a column or page ("(silica gel / 70–230 mesh)").
    const onTop = isOnTopOfNext(half, second);
    const mayBegin = onTop ? ON_TOP.test(second.text) : adjacent && /^\p{L}/u.test(second.text);
    const continues = goesOn || (half.text.length > 200 && mayBegin && !passedHead);
    return isUnfinished(half) && continues ? at : -1;
  }
  return -1;
}
