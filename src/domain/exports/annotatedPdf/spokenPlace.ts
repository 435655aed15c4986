import type { PageBox } from '../../pageBox';

/** The text of a page, with where its pieces stand, as `PdfReader` reads it. */
export interface PlacedText {
  readonly text: string;
  readonly pieces: readonly { readonly start: number; readonly box: PageBox }[];
}

/** A place in the article's text: UTF-16 units, half open. */
interface Spoken {
  readonly from: number;
  readonly to: number;
}

/**
 * Characters before and after a place that have to be the same on the page, blanks left out: fewer where the text goes
 * on elsewhere or is divided.
 */
const AROUND = [24, 12] as const;

/** A text without blanks, with the place of each of its characters. */
function squeezed(text: string) {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  return { letters: places.map((place) => text[place]).join(''), places };
}

/** The only place of a text within another; −1 if there is none, or several. */
function onlyIndex(text: string, part: string): number {
  const at = text.indexOf(part);
  return at >= 0 && text.indexOf(part, at + 1) < 0 ? at : -1;
}

/**
 * Where a page prints what the article's text says at a place: nowhere unless the words around it stand there once, and
 * in one piece. A piece's letters are taken to be equally wide.
 */
export function spokenPlace(
  article: string,
  { from, to }: Spoken,
  page: PlacedText,
): PageBox | undefined {
  const words = squeezed(article.slice(from, to)).letters;
  if (words === '') return undefined;
  const [most] = AROUND;
  const before = squeezed(article.slice(Math.max(0, from - 4 * most), from)).letters;
  const after = squeezed(article.slice(to, to + 4 * most)).letters;
  const { letters, places } = squeezed(page.text);
  for (const around of AROUND) {
    const lead = before.slice(-around);
    const at = onlyIndex(letters, lead + words + after.slice(0, around));
    if (at < 0) continue;
    const first = places[at + lead.length] ?? 0;
    const last = places[at + lead.length + words.length - 1] ?? 0;
    return boxOf(page, first, last + 1);
  }
  return undefined;
}

function boxOf({ text, pieces }: PlacedText, from: number, to: number): PageBox | undefined {
  const index = pieces.findLastIndex(({ start }) => start <= from);
  const piece = pieces[index];
  if (!piece) return undefined;
  const next = pieces[index + 1]?.start ?? text.length;
  const { length } = text.slice(piece.start, next).trimEnd();
  if (to > piece.start + length) return undefined;
  const [x0, y0, x1, y1] = piece.box;
  const at = (place: number) => x0 + ((x1 - x0) * (place - piece.start)) / length;
  return [at(from), y0, at(to), y1];
}
