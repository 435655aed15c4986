import type { Box } from '../../geometry/box';
import { boxCentre, boxHeight, boxHolds, boxWidth, distanceToBox } from '../../geometry/boxes';
import { direction, dot, subtract } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawingContent } from './drawingContent';
import type { Place, Skeleton } from './skeleton';

/** Least size of a shape that stands for a protein, in bonds; circles in rings are smaller. */
const MIN_SIZE = 1.8;
/** A bond to it ends within this many bonds of its box. */
const REACH = 0.35;

/**
 * Chains that are bound to a drawn shape, such as the blob of an enzyme or a bead of resin, end in a residue.
 *
 * @returns the skeleton with a residue at each such end
 */
export function withBoundShapes(
  skeleton: Skeleton,
  { curves, blobs }: DrawingContent,
  bondLength: number,
): Skeleton {
  const shapes = [...curves.filter(({ closed }) => closed), ...blobs]
    .map(({ box }) => box)
    .filter((box) => Math.min(boxWidth(box), boxHeight(box)) > MIN_SIZE * bondLength);
  if (shapes.length === 0) return skeleton;
  const places = skeleton.places.map((place, i) =>
    shapes.some((shape) => isBound(skeleton, i, shape, REACH * bondLength))
      ? { ...place, label: residueAt(place, bondLength) }
      : place,
  );
  return { ...skeleton, places };
}

/** Whether a free end runs into a shape that is not drawn around the molecule. */
function isBound({ places, bonds }: Skeleton, index: number, shape: Box, within: number): boolean {
  const place = places[index];
  const own = bonds.filter(({ begin, end }) => begin === index || end === index);
  const [bond] = own;
  if (!place || place.label || !bond || own.length > 1) return false;
  const far = places[bond.begin === index ? bond.end : bond.begin]?.at;
  if (!far || boxHolds(shape, far) || distanceToBox(place.at, shape) > within) return false;
  return dot(direction(far, place.at), subtract(boxCentre(shape), place.at)) > 0;
}

function residueAt({ at }: Place, bondLength: number): TextLabel {
  const half = 0.2 * bondLength;
  const box: Box = [at.x - half, at.y - half, at.x + half, at.y + half];
  const letter = { char: '*', box, size: 2 * half, level: 0 as const };
  return { text: '*', letters: [letter], box, size: 2 * half, impliesHydrogens: true };
}
