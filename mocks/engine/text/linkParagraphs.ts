import { joinLines, type KeepsHyphen } from './joinLines';
import type { Paragraph } from './paragraph';

/** Paragraphs looked back over: notes, captions and tables that stand between two halves. */
const MAX_BETWEEN = 40;

const isBody = ({ label, size }: Paragraph, bodySize: number) =>
  label === 'text' && Math.abs(size - bodySize) < 0.04 * bodySize;

/** Ends in the middle of a sentence. */
const isUnfinished = ({ text }: Paragraph) =>
  text.length > 60 && /[\p{L}\p{N},\-‐–\u00ad(]$/u.test(text);

/**
 * Puts together the halves of paragraphs that go on in the next column or on the next page, also
 * over notes, captions and tables between them.
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
    else linked[at] = { ...half, text: joinLines(half.text, paragraph.text, keepsHyphen) };
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
    // A capital may go on with a sentence ("of / Tenebrio"), but as often begins another text.
    const continues = goesOn || (adjacent && half.text.length > 200 && /^\p{L}/u.test(second.text));
    return isUnfinished(half) && continues ? at : -1;
  }
  return -1;
}
