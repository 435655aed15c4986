import { createOffsetMap } from './codePoints';
import type { Saved } from './saved/common.schema';
import type { scannedSchema, scansSchema } from './saved/text.schema';

/**
 * Why a page has no text of its own, if it is no picture of text: it shows its text as shapes, its fonts do not tell
 * their letters, or it shows no text.
 */
export type WithoutText = NonNullable<ScannedPage['kind']>;

/** A page without text of its own. */
export type ScannedPage = Saved<typeof scannedSchema>;

/** Whether the services would read a page's picture that they have not read. */
export const isScanDue = ({ isRead, readUpTo }: ScannedPage): boolean =>
  !isRead && readUpTo === undefined;

/** A word that was read from a picture: half-open, in UTF-16 units of the text; 0..1. */
export type ReadWord = TextScans['words'][number];

/** What is known of a text of which pages are scans. */
export type TextScans = Saved<typeof scansSchema>;

/** Words as the services place them, in code points; those outside of the text are left out. */
export function placeReadWords(
  text: string,
  words: readonly (readonly [number, number, number])[],
): ReadWord[] {
  const { toCodeUnits } = createOffsetMap(text);
  return words
    .map(([start, end, sure]): ReadWord => [toCodeUnits(start), toCodeUnits(end), sure])
    .filter(([start, end]) => start < end && end <= text.length)
    .sort((a, b) => a[0] - b[0]);
}

const WHAT_IT_IS: Readonly<Record<WithoutText | 'picture', readonly [one: string, many: string]>> =
  {
    picture: ['is a scan', 'are scans'],
    shapes: ['shows its text as shapes, not letters', 'show their text as shapes, not letters'],
    untold: [
      'has fonts that do not tell their letters',
      'have fonts that do not tell their letters',
    ],
    none: ['shows no text', 'show no text'],
  };

/** What is said of a page without text of its own. */
export function scanInWords(scan: ScannedPage): string {
  const { pageIndex, kind = 'picture', isRead, confidence, readUpTo } = scan;
  const page = `Page ${pageIndex + 1} ${WHAT_IT_IS[kind][0]}`;
  if (kind === 'none') return page;
  if (readUpTo !== undefined) return `${page} and was not read: ${limitInWords(readUpTo)}`;
  if (!isRead) return `${page} and was not read`;
  if (confidence === undefined) return `${page}: OCR found no words`;
  return `${page}: read by OCR, confidence ${Math.round(100 * confidence)} %`;
}

const limitInWords = (readUpTo: number) =>
  readUpTo === 0
    ? 'there is no OCR here; the MARCUS services have it'
    : `scans are read up to page ${readUpTo}`;

/** What is said of several at once. */
export function scansInWords(pages: readonly ScannedPage[]): string {
  const [first] = pages;
  if (first !== undefined && pages.length === 1) return scanInWords(first);
  const read = pages.filter(({ isRead }) => isRead);
  const kind = first?.kind ?? 'picture';
  const isOne = pages.every((page) => (page.kind ?? 'picture') === kind);
  const scans = `${pages.length} pages ${isOne ? WHAT_IT_IS[kind][1] : 'have no text of their own'}`;
  if (isOne && kind === 'none') return scans;
  if (read.length === 0) return [`${scans} and were not read`, ...limitOf(pages)].join(': ');
  const all = read.length === pages.length;
  const confidence = rangeInWords(read);
  if (all)
    return confidence === ''
      ? `${scans}: OCR found no words`
      : `${scans}: read by OCR, ${confidence}`;
  const some = [`${scans}: ${read.length} read by OCR`, ...(confidence === '' ? [] : [confidence])];
  const rest = [`${pages.length - read.length} not read`, ...limitOf(pages)];
  return `${some.join(', ')}; ${rest.join(': ')}`;
}

const limitOf = (pages: readonly ScannedPage[]): string[] =>
  pages
    .flatMap(({ readUpTo }) => (readUpTo === undefined ? [] : [limitInWords(readUpTo)]))
    .slice(0, 1);

/** The least and the greatest confidence; empty if no word was read. */
function rangeInWords(pages: readonly ScannedPage[]): string {
  const sure = pages.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  if (sure.length === 0) return '';
  const [least, most] = [Math.min(...sure), Math.max(...sure)].map((each) =>
    Math.round(100 * each),
  );
  return `confidence ${least === most ? `${most} %` : `${least} to ${most} %`}`;
}

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly confidence?: number;
}

/**
 * Annotations no surer than the words that they stand on.
 *
 * @param annotations in the order of the text, as the words
 */
export function notSurerThanWords<Each extends Marked>(
  annotations: readonly Each[],
  words: readonly ReadWord[],
): Each[] {
  if (words.length === 0) return [...annotations];
  return annotations.map((annotation) => {
    const { start, end, confidence = 1 } = annotation;
    let least = confidence;
    for (let at = firstEndingAfter(words, start); at < words.length; at += 1) {
      const [from, , sure] = words[at] ?? [end, end, 1];
      if (from >= end) break;
      least = Math.min(least, sure);
    }
    return least < confidence ? { ...annotation, confidence: least } : annotation;
  });
}

/** Words do not overlap, so their ends ascend, too; a binary search. */
function firstEndingAfter(words: readonly ReadWord[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.[1] ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
