import type { Box } from '../geometry/box';
import { boxesOverlap, boxHeight, boxWidth, sharedArea } from '../geometry/boxes';
import { SAME_DRAWING, type Drawing } from './drawing';

/** A picture that contains this part of a drawing's box shows the whole drawing. */
const IN_PICTURE = 0.8;

/** Lines over a bitmap that cover less than this part of the drawing in it are only a fragment. */
const FRAGMENT = 0.5;

const areaOf = (box: Box) => boxWidth(box) * boxHeight(box);

/** The shared part of the smaller box, 0..1. */
export const overlapOf = (a: Box, b: Box) =>
  sharedArea(a, b) / Math.max(1e-9, Math.min(areaOf(a), areaOf(b)));

/**
 * Merges the results of both routes. The page's own lines are exact and win; a drawing from the pixels counts
 * where there is a picture and no line drawing.
 *
 * @param pictures regions of pixels, points
 */
export function fuseDrawings(
  vector: readonly Drawing[],
  raster: readonly Drawing[],
  pictures: readonly Box[],
): Drawing[] {
  const isInPicture = ({ box }: Drawing) =>
    pictures.some((picture) => sharedArea(box, picture) >= IN_PICTURE * areaOf(box));
  const shown = withoutRepeats(
    raster.filter(({ box }) => pictures.some((picture) => boxesOverlap(box, picture))),
  );
  const fragments = vector.filter((lines) =>
    shown.some(
      (whole) =>
        isInPicture(whole) &&
        overlapOf(lines.box, whole.box) > SAME_DRAWING &&
        areaOf(lines.box) < FRAGMENT * areaOf(whole.box),
    ),
  );
  const lines = vector.filter((drawing) => !fragments.includes(drawing));
  const pixels = shown.filter(
    (drawing) => !lines.some((other) => overlapOf(drawing.box, other.box) > SAME_DRAWING),
  );
  return [...lines, ...pixels];
}

/** Keeps the more certain one of two overlapping drawings. */
function withoutRepeats(drawings: readonly Drawing[]): Drawing[] {
  const kept: Drawing[] = [];
  for (const drawing of [...drawings].sort((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((other) => overlapOf(drawing.box, other.box) > SAME_DRAWING)) kept.push(drawing);
  }
  return kept;
}
