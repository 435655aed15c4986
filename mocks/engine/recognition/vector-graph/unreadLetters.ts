import type { Box } from '../../geometry/box';
import { boxHeight, boxHoldsBox, distanceToBox } from '../../geometry/boxes';
import type { DrawingContent } from './drawingContent';
import { freeEnds } from './freeEnds';
import type { GraphBuilder } from './graphBuilder';
import type { Skeleton } from './skeleton';

/** Heights of letters, and how far from the place of its atom a letter stands at most; bonds. */
const HEIGHT = { min: 0.2, max: 1.2 } as const;
const AT_END = 0.3;
const AT_ATOM = 0.5;

/** Tiles and outlines of letter size. */
export function letterShapes({ tiles, blobs }: DrawingContent, bondLength: number): Box[] {
  return [...tiles, ...blobs.map(({ box }) => box)].filter((box) => {
    const height = boxHeight(box) / bondLength;
    return height > HEIGHT.min && height < HEIGHT.max;
  });
}

/** Letter shapes that are no part of a label that was read. */
function unreadShapes(content: DrawingContent, bondLength: number): Box[] {
  const painted = content.labels.filter((label) => label.impliesHydrogens);
  return letterShapes(content, bondLength).filter(
    (shape) => !painted.some((label) => boxHoldsBox(label.box, shape)),
  );
}

/** Letter shapes at free bond ends: labels without text, except the painted ones that were read. */
export function unreadableLetters(
  content: DrawingContent,
  skeleton: Skeleton,
  bondLength: number,
): number {
  const letters = unreadShapes(content, bondLength);
  const free = freeEnds(skeleton);
  return skeleton.places.filter(
    ({ at }, i) =>
      free.has(i) && letters.some((box) => distanceToBox(at, box) < AT_END * bondLength),
  ).length;
}

/** Letter shapes at atoms that were read without them: they may also be parts of wedges. */
export const passedLetters = (
  content: DrawingContent,
  skeleton: Skeleton,
  bondLength: number,
): Box[] => unreadShapes(content, bondLength).filter(atAtomsOf(skeleton, bondLength));

/** Whether a drawing has a charge and, away from its atoms, letter shapes that were not read: the counter-ion. */
export function lacksCounterIon(
  { atoms }: GraphBuilder,
  content: DrawingContent,
  skeleton: Skeleton,
  bondLength: number,
): boolean {
  const charge = atoms.reduce((sum, atom) => sum + atom.charge, 0);
  if (charge === 0) return false;
  const isAtAtom = atAtomsOf(skeleton, bondLength);
  return unreadShapes(content, bondLength).some((box) => !isAtAtom(box));
}

/** Whether a shape stands at an atom of the skeleton. */
function atAtomsOf({ places, bonds }: Skeleton, bondLength: number): (box: Box) => boolean {
  const drawn = new Set(bonds.flatMap(({ begin, end }) => [begin, end]));
  const atoms = places.filter((_, i) => drawn.has(i));
  return (box) => atoms.some(({ at }) => distanceToBox(at, box) < AT_ATOM * bondLength);
}
