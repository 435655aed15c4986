import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, boxOf, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { PageContent } from '../../page/pageContent';

/** Sizes of letters, points: from a full stop to a capital of a heading. */
const SIZE = { min: 0.4, max: 16 } as const;
const NOWHERE: Box = [0, 0, 0, 0];
/** Paler paint is background. */
const MIN_INK = 0.4;
/** Pages that paint more shapes are maps or hostile. */
const MAX_SHAPES = 20_000;
/** Cells in which shapes are looked up, points, and how many near one place are still letters. */
export const CELL = 10;
export const CROWD = 200;
/** A dot or an accent has at most this share of the letter's height ... */
const DOT = 0.35;
/** ... stands over the letter with this share of its width ... */
const OVER = 0.6;
/** ... and at most this share of the letter's height away from it. */
const APART = 0.3;

/**
 * The boxes of the shapes that a page paints in the size of letters: its stencil tiles, and apart from them its
 * filled outlines, joined with their holes and dots. Where letters are tiles, outlines are bonds.
 */
export function paintedLetters({ images, paths }: PageContent): readonly Box[][] {
  const tiles = images.filter(({ stencil }) => stencil).map(({ box }) => box);
  const outlines = paths
    .filter(({ kind, ink }) => kind === 'fill' && ink >= MIN_INK)
    .flatMap(({ subpaths }) => subpaths.map(({ points }) => boxOf(points) ?? NOWHERE));
  return [tiles, outlines]
    .map((shapes) => shapes.filter((shape) => hasLetterSize(shape, SIZE)))
    .map((shapes) => (shapes.length > MAX_SHAPES ? [] : joinPieces(shapes)));
}

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
    for (const j of index.touching(growBox(shape, APART * SIZE.max))) {
      const other = shapes[j];
      if (j > i && other && arePieces(shape, other)) sets.join(i, j);
    }
  });
  return sets.groups().map((group) => group.map((i) => shapes[i] ?? NOWHERE).reduce(unionBox));
}

/** A hole and its letter, or a dot and the letter under it. */
function arePieces(a: Box, b: Box): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  if (shared < OVER * Math.min(boxWidth(a), boxWidth(b))) return false;
  const gap = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  const [low, high] = [boxHeight(a), boxHeight(b)].sort((p, q) => p - q) as [number, number];
  if (gap <= -0.5 * low) return true;
  return low <= DOT * high && gap <= APART * high;
}
