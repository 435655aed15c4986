import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { LetterFrame } from '../../lines/letterShapes/letterShape';
import { CELL, CROWD } from '../../lines/letterShapes/paintedLetters';

/** A letter's box and the line that it stands on, points; a lowered letter has a line of its own. */
export interface PaintedLetter {
  readonly box: Box;
  readonly frame: LetterFrame;
}

/** Letters painted on one baseline. */
export interface PaintedLine {
  /** The letters of each word, left to right. */
  readonly words: readonly (readonly PaintedLetter[])[];
  readonly box: Box;
  /** The baseline's y. */
  readonly baseline: number;
  /** Height of capitals, points. */
  readonly height: number;
}

/** Gaps between the letters of a line, in heights of capitals: a wider one parts words, or ends the line. */
const GAP = { word: 0.34, line: 1.2 } as const;
/** Share of the lower letter's height that is beside the other: commas hang below. */
const BESIDE = 0.3;
/** Bottoms within this share of the height are on one baseline. */
const LEVEL = 0.07;
/** Letters of one line differ in height by no more than this factor; hyphens and stops don't count. */
const MAX_LETTER_RATIO = 2.4;
/** Fewer letters are atoms of a drawing. */
const MIN_LETTERS = 4;
/** No label of a drawing has more. */
const MAX_LETTERS = 110;
/** Lines of lower height are no text that could be read, points. */
const MIN_HEIGHT = 3;
/** A lowered digit is this high, and this far below the baseline, in heights of capitals; descenders rise higher. */
const LOWERED = { minHeight: 0.45, below: 0.12, maxTop: 0.6 } as const;

/** The lines that the letters of a page stand on. */
export function paintedLines(letters: readonly Box[]): PaintedLine[] {
  const sets = new DisjointSets(letters.length);
  const index = new BoxIndex(letters, CELL, CROWD);
  letters.forEach((letter, i) => {
    for (const j of index.touching(growBox(letter, GAP.line * boxHeight(letter)))) {
      const other = letters[j];
      if (other && j !== i && areNeighbours(letter, other)) sets.join(i, j);
    }
  });
  return sets
    .groups()
    .map((group) => group.flatMap((i) => (letters[i] ? [letters[i]] : [])))
    .filter(({ length }) => length >= MIN_LETTERS && length <= MAX_LETTERS)
    .map(lineOf)
    .filter(({ height }) => height >= MIN_HEIGHT);
}

function areNeighbours(a: Box, b: Box): boolean {
  const [low, high] = [boxHeight(a), boxHeight(b)].sort((p, q) => p - q) as [number, number];
  const gap = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  if (gap > GAP.line * high) return false;
  const beside = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return beside >= BESIDE * low;
}

function lineOf(members: readonly Box[]): PaintedLine {
  const letters = [...members].sort((a, b) => a[0] - b[0]);
  const tallest = Math.max(...letters.map(boxHeight));
  const baseline = commonBottom(
    letters.filter((box) => boxHeight(box) > tallest / MAX_LETTER_RATIO),
    LEVEL * tallest,
  );
  const standing = letters.filter((box) => box[3] - baseline < 2 * LEVEL * tallest);
  const height = baseline - Math.min(...standing.map((box) => box[1]));
  const frame = { baseline, height };
  const words = wordsOf(letters, height).map((word) => framed(word, frame));
  return { words, box: letters.reduce(unionBox), ...frame };
}

/** The bottom that most letters share; the upper one of two, as descenders are below. */
function commonBottom(letters: readonly Box[], within: number): number {
  const bottoms = letters.map((box) => box[3]);
  const shares = bottoms.map((bottom) => ({
    bottom,
    count: bottoms.filter((other) => Math.abs(other - bottom) < within).length,
  }));
  shares.sort((a, b) => b.count - a.count || a.bottom - b.bottom);
  return shares[0]?.bottom ?? 0;
}

function wordsOf(letters: readonly Box[], height: number): Box[][] {
  const words: Box[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const letter of letters) {
    const word = words.at(-1);
    if (word && letter[0] - end <= GAP.word * height) word.push(letter);
    else words.push([letter]);
    end = Math.max(end, letter[2]);
  }
  return words;
}

/** The lowered letters of a word, and the hyphens between them, stand on their own line. */
function framed(word: readonly Box[], frame: LetterFrame): PaintedLetter[] {
  const isLowered = (box: Box | undefined): boolean =>
    box !== undefined &&
    boxHeight(box) >= LOWERED.minHeight * frame.height &&
    box[3] - frame.baseline >= LOWERED.below * frame.height &&
    frame.baseline - box[1] <= LOWERED.maxTop * frame.height;
  const lowered = word.filter(isLowered);
  const own = {
    baseline: Math.max(...lowered.map((box) => box[3])),
    height: Math.max(...lowered.map(boxHeight)),
  };
  return word.map((box, i) => {
    const between = isLowered(word[i - 1]) && isLowered(word[i + 1]);
    return { box, frame: isLowered(box) || between ? own : frame };
  });
}
