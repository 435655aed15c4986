import type { Box } from '../../geometry/box';
import { boxesOverlap, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { TextBlock } from './textBlocks';

/** Blocks that touch the space between two drawings by less than this, points, do not part them. */
const TOLERANCE = 2;

/** Indices of the drawings of each figure: no caption or paragraph stands between those of one figure. */
export function figuresOf(drawings: readonly Box[], blocks: readonly TextBlock[]): number[][] {
  const between = blocks.filter(({ kind }) => kind !== 'label').map(({ box }) => box);
  const sets = new DisjointSets(drawings.length);
  drawings.forEach((a, i) => {
    drawings.forEach((b, j) => {
      if (j <= i || sets.find(i) === sets.find(j)) return;
      const space = growBox(unionBox(a, b), -TOLERANCE);
      if (!between.some((box) => boxesOverlap(box, space))) sets.join(i, j);
    });
  });
  return sets.groups();
}
