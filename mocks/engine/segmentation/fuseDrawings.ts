import type { Box } from '../geometry/box';
import { boxesOverlap, boxHeight, boxWidth, sharedArea } from '../geometry/boxes';
import type { Drawing } from './drawing';

/** Two boxes that share more of the smaller one than this show the same drawing. */
const SAME_DRAWING = 0.3;

/** A picture that holds this part of a drawing's box shows the whole drawing. */
const IN_PICTURE = 0.8;

/** Lines over a bitmap that take less than this part of the drawing in it are a mere fragment. */
const FRAGMENT = 0.5;

const areaOf = (box: Box) => boxWidth(box) * boxHeight(box);

/** Part of the smaller box that both share, 0..1. */
const overlapOf = (a: Box, b: Box) =>
  sharedArea(a, b) / Math.max(1e-9, Math.min(areaOf(a), areaOf(b)));

/**
 * One list from what both routes found. The page's own lines are exact and win; a drawing from the
 * pixels counts where a picture is and no line drawing lies.
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

/** The surer one of two drawings that overlap. */
function withoutRepeats(drawings: readonly Drawing[]): Drawing[] {
  const kept: Drawing[] = [];
  for (const drawing of [...drawings].sort((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((other) => overlapOf(drawing.box, other.box) > SAME_DRAWING)) kept.push(drawing);
  }
  return kept;
}
