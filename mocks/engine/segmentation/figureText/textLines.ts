import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import { CELL, CROWD } from '../../lines/letterShapes/letterPieces';

/** Letters on one baseline, points. */
export interface TextLineBox {
  readonly box: Box;
  /** The baseline's y. */
  readonly baseline: number;
  /** Height of capitals, points. */
  readonly height: number;
}

/** A wider gap between letters ends a line, in heights of capitals. */
const GAP = 0.8;
/** Share of the lower letter's height that is beside the other: commas hang below. */
const BESIDE = 0.3;
/** Bottoms within this share of the height are on one baseline. */
const LEVEL = 0.07;
/** Letters of one line differ in height by no more than this factor; hyphens and stops don't count. */
const MAX_LETTER_RATIO = 2.4;
/** Lines of lower height are no text that could be read, points. */
const MIN_HEIGHT = 3;

/**
 * The lines that the letters of a page stand on.
 *
 * @param widest the gap between two letters of a line, heights of capitals
 */
export function textLines(letters: readonly Box[], widest = GAP): TextLineBox[] {
  const sets = new DisjointSets(letters.length);
  const index = new BoxIndex(letters, CELL, CROWD);
  letters.forEach((letter, i) => {
    for (const j of index.touching(growBox(letter, widest * boxHeight(letter)))) {
      const other = letters[j];
      if (other && j !== i && areNeighbours(letter, other, widest)) sets.join(i, j);
    }
  });
  return sets
    .groups()
    .map((group) => group.flatMap((i) => (letters[i] ? [letters[i]] : [])))
    .map(lineOf)
    .filter(({ height }) => height >= MIN_HEIGHT);
}

function areNeighbours(a: Box, b: Box, widest: number): boolean {
  const [low, high] = [boxHeight(a), boxHeight(b)].sort((p, q) => p - q) as [number, number];
  const gap = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  if (gap > widest * high) return false;
  const beside = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return beside >= BESIDE * low;
}

function lineOf(letters: readonly Box[]): TextLineBox {
  const tallest = Math.max(...letters.map(boxHeight));
  const baseline = commonBottom(
    letters.filter((box) => boxHeight(box) > tallest / MAX_LETTER_RATIO),
    LEVEL * tallest,
  );
  const standing = letters.filter((box) => box[3] - baseline < 2 * LEVEL * tallest);
  const height = baseline - Math.min(...standing.map((box) => box[1]));
  return { box: letters.reduce(unionBox), baseline, height };
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
