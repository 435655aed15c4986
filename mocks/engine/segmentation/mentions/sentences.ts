/** A stretch of a text in UTF-16 units, half open. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence ends before a capital letter; initials and abbreviated genera do not end one. */
const END = /(?<=(?:[\p{Ll}\p{N})\]%]{2}|\p{L}\p{N})[.!?]["”’)]?)\s+(?=[\p{Lu}(“"])/gu;
/** "Fig. 2", "sp. nov.", "et al. (2012)": what these stops abbreviate goes on. */
const ABBREVIATION = /\b(?:Figs?|Refs?|Eqs?|Nos?|al|spp?|cf|ca|var|subsp|approx|resp)\.$/u;
/** Between paragraphs, and between the rows of a table. */
const BREAK = /\n+/g;

/** The sentences of a text, in order. */
export function sentencesOf(text: string): Span[] {
  return partsBetween(text, { start: 0, end: text.length }, BREAK).flatMap((paragraph) =>
    partsBetween(text, paragraph, END, ABBREVIATION),
  );
}

/** @param unlessAfter no break where the part before it ends so */
function partsBetween(
  text: string,
  { start, end }: Span,
  at: RegExp,
  unlessAfter?: RegExp,
): Span[] {
  const parts: Span[] = [];
  const whole = text.slice(start, end);
  let from = 0;
  for (const { index, 0: gap } of whole.matchAll(at)) {
    if (unlessAfter?.test(whole.slice(Math.max(from, index - 10), index))) continue;
    if (index > from) parts.push({ start: start + from, end: start + index });
    from = index + gap.length;
  }
  if (start + from < end) parts.push({ start: start + from, end });
  return parts;
}

/** The sentence that holds an offset; sentences are in order. */
export function sentenceAround(sentences: readonly Span[], offset: number): Span | undefined {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const sentence = sentences[low];
  return sentence && sentence.start <= offset ? sentence : undefined;
}

/** Fewer words are a heading, a cell of a table or a label of a figure. */
const MIN_WORDS = 4;

/** Whether at least half of its words are more than symbols of atoms, numbers and groups such as `OMe`. */
export function isProse(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => word !== '');
  const spoken = words.filter((word) => /\p{Ll}{2}/u.test(word));
  return words.length >= MIN_WORDS && spoken.length * 2 >= words.length;
}

const MAX_LENGTH = 500;
const ELLIPSIS = '…';

/** A sentence on one line, at most 500 characters long: a longer one is cut around the place that matters. */
export function shortSentence(text: string, { start, end }: Span, place: Span): string {
  if (end - start <= MAX_LENGTH) return onOneLine(text.slice(start, end));
  const room = MAX_LENGTH - 2 - Math.min(place.end - place.start, MAX_LENGTH / 2);
  const from = Math.max(start, Math.min(place.start - Math.floor(room / 2), end - MAX_LENGTH + 2));
  const to = Math.min(end, from + MAX_LENGTH - 2);
  const cut = onOneLine(text.slice(from, to).replace(/^\p{Cs}|\p{Cs}$/gu, ''));
  return `${from > start ? ELLIPSIS : ''}${cut}${to < end ? ELLIPSIS : ''}`;
}

const onOneLine = (part: string): string => part.replace(/\s+/g, ' ').trim();
