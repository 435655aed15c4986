/** Characters shown on each side of a mention. */
const REACH = 90;

/** A sentence ends before a capital letter; initials and abbreviated genera do not end one. */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})\]%]{2}[.!?]["”’)]?)\s+(?=[\p{Lu}(“"])/gu;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** At least half of its words are more than symbols for atoms, numbers and groups such as `OMe`. */
function isProse(sentence: string): boolean {
  const words = sentence.split(' ').filter((word) => word !== '…');
  const spoken = words.filter((word) => /\p{Ll}{2}/u.test(word));
  return spoken.length * 2 >= words.length;
}

const onOneLine = (part: string): string => part.replace(/\s+/g, ' ').trim();

/**
 * The sentence around a position, on one line; a long sentence is cut to the part around it. The labels of
 * drawings do not form sentences, so there it is the label's own line.
 */
export function sentenceAt(text: string, place: Span): string {
  const from = Math.max(0, place.start - REACH);
  const to = Math.min(text.length, place.end + REACH);
  const sentence = onOneLine(sentenceWithin(text, place, { start: from, end: to }));
  if (isProse(sentence)) return sentence;
  const lineStart = text.lastIndexOf('\n', place.start - 1) + 1;
  const lineEnd = text.indexOf('\n', place.end);
  return onOneLine(text.slice(Math.max(from, lineStart), lineEnd < 0 ? to : Math.min(to, lineEnd)));
}

function sentenceWithin(
  text: string,
  { start, end }: Span,
  { start: from, end: to }: Span,
): string {
  const breaks = [...text.slice(from, to).matchAll(SENTENCE_END)];
  const before = breaks.findLast(({ index, 0: blank }) => from + index + blank.length <= start);
  const after = breaks.find(({ index }) => from + index >= end);
  const lead = before
    ? text.slice(from + before.index, start)
    : withoutCutWord(text.slice(from, start), from > 0, 'start');
  const rest = after
    ? text.slice(end, from + after.index)
    : withoutCutWord(text.slice(end, to), to < text.length, 'end');
  return `${lead}${text.slice(start, end)}${rest}`;
}

/** An ellipsis replaces the word that the limit would cut in half. */
function withoutCutWord(part: string, isCut: boolean, side: 'start' | 'end'): string {
  if (!isCut) return part;
  return side === 'start' ? part.replace(/^\S*\s?/, '… ') : part.replace(/\s?\S*$/, ' …');
}
