import type { PlacedText } from '../page/textPage';

/** A word that was read from a scanned page's picture. */
export interface ReadWord {
  readonly text: string;
  /** 0..1. */
  readonly confidence: number;
}

/** Something that consists of such words, or of letters that nobody had to read. */
interface WithWords {
  readonly words?: readonly ReadWord[];
}

/** The read words of several pieces of a text, in their order, as a field of the whole; none without any. */
export function wordsOf(pieces: readonly WithWords[]): WithWords {
  const words = pieces.flatMap((piece) => piece.words ?? []);
  return words.length === 0 ? {} : { words };
}

/** The read words among the runs of a line. */
export const wordsOfRuns = (runs: readonly PlacedText[]): WithWords =>
  wordsOf(
    runs.flatMap(({ text, confidence }) =>
      confidence === undefined ? [] : [{ words: [{ text, confidence }] }],
    ),
  );

/** A piece of a text, and how surely it was read: code points, half open; 0..1. */
export type WordPlace = readonly [start: number, end: number, confidence: number];

/**
 * Where the read words of a paragraph stand in it. A word broken at a line's end is two words, each placed on its
 * part; one that the text no longer holds as it was read, such as a lone dash, is left out.
 *
 * @param text of the paragraph, as it is sent
 * @param offset of the paragraph, in code points
 */
export function placeWords(
  text: string,
  words: readonly ReadWord[],
  offset: number,
): readonly WordPlace[] {
  const points = [...text];
  const places: WordPlace[] = [];
  let from = 0;
  for (const { text: word, confidence } of words) {
    const letters = [...withoutBreak(word)];
    const at = letters.length === 0 ? -1 : indexOf(points, letters, from);
    if (at < 0) continue;
    from = at + letters.length;
    places.push([offset + at, offset + from, Math.round(100 * confidence) / 100]);
  }
  return places;
}

/** What joins lines may take away. */
const withoutBreak = (word: string) => word.normalize('NFC').replace(/[-‐\u00ad]$/u, '');

/** How far, in code points, the next word may be from the last one: what was left out lies between them. */
const REACH = 200;

function indexOf(points: readonly string[], letters: readonly string[], from: number): number {
  const end = Math.min(points.length - letters.length, from + REACH);
  for (let at = from; at <= end; at += 1) {
    if (letters.every((letter, index) => points[at + index] === letter)) return at;
  }
  return -1;
}
