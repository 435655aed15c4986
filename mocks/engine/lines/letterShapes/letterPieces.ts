import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';

/** The largest letter, a capital of a heading, points. */
const LARGEST = 16;
const NOWHERE: Box = [0, 0, 0, 0];
/** Cells in which shapes are looked up, points, and how many near one place are still letters. */
export const CELL = 10;
export const CROWD = 200;
/** A dot or an accent has at most this share of the letter's height ... */
const DOT = 0.35;
/** ... stands over the letter with this share of its width ... */
const OVER = 0.6;
/** ... and at most this share of the letter's height away from it. */
const APART = 0.3;

/** Whether a shape's longer side is within the sizes of letters, points. */
export function hasLetterSize(box: Box, { min, max }: LetterSizes): boolean {
  const size = Math.max(boxWidth(box), boxHeight(box));
  return size >= min && size <= max;
}

interface LetterSizes {
  readonly min: number;
  readonly max: number;
}

/** The boxes of letters, each joined of its outline, holes and dots. */
export function joinPieces(shapes: readonly Box[]): Box[] {
  const sets = new DisjointSets(shapes.length);
  const index = new BoxIndex(shapes, CELL, CROWD);
  shapes.forEach((shape, i) => {
    for (const j of index.touching(growBox(shape, APART * LARGEST))) {
      const other = shapes[j];
      if (j > i && other && arePieces(shape, other)) sets.join(i, j);
    }
  });
  return sets.groups().map((group) => group.map((i) => shapes[i] ?? NOWHERE).reduce(unionBox));
}

/** A hole and its letter, or a dot and the letter under it: what is under a letter is of the line below. */
function arePieces(a: Box, b: Box): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  if (shared < OVER * Math.min(boxWidth(a), boxWidth(b))) return false;
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  const gap = lower[1] - upper[3];
  if (gap <= -0.5 * Math.min(boxHeight(a), boxHeight(b))) return true;
  const height = boxHeight(lower);
  return boxHeight(upper) <= DOT * height && gap <= APART * height;
}
