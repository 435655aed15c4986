/** Characters shown on each side of a mention. */
const REACH = 90;

/** A sentence ends before a capital; initials and abbreviated genera end none. */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})\]%]{2}[.!?]["”’)]?)\s+(?=[\p{Lu}(“"])/gu;

/** The sentence in which something stands, on one line; of a long one the part around it. */
export function sentenceAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const from = Math.max(0, start - REACH);
  const to = Math.min(text.length, end + REACH);
  const breaks = [...text.slice(from, to).matchAll(SENTENCE_END)];
  const before = breaks.findLast(({ index, 0: blank }) => from + index + blank.length <= start);
  const after = breaks.find(({ index }) => from + index >= end);
  const lead = before
    ? text.slice(from + before.index, start)
    : withoutCutWord(text.slice(from, start), from > 0, 'start');
  const rest = after
    ? text.slice(end, from + after.index)
    : withoutCutWord(text.slice(end, to), to < text.length, 'end');
  return `${lead}${text.slice(start, end)}${rest}`.replace(/\s+/g, ' ').trim();
}

/** Dots take the place of the word that the limit cut. */
function withoutCutWord(part: string, isCut: boolean, side: 'start' | 'end'): string {
  if (!isCut) return part;
  return side === 'start' ? part.replace(/^\S*\s?/, '… ') : part.replace(/\s?\S*$/, ' …');
}
