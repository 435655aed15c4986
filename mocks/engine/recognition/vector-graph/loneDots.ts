import type { Point } from '../../geometry/box';
import { boxCentre, boxHeight, boxWidth } from '../../geometry/boxes';
import { distanceToSegment } from '../../geometry/vector';
import { areDotSides, standingAlone } from '../radicals';
import type { DrawingContent } from './drawingContent';

/** Filled dots beside the lines of a drawing, as unpaired electrons are drawn: one on a line is an atom or a joint. */
export function loneDots({ blobs, lines }: DrawingContent, bondLength: number): Point[] {
  const dots = blobs.flatMap(({ box }) => {
    const [width, height] = [boxWidth(box), boxHeight(box)];
    const at = boxCentre(box);
    const isBeside = lines.every(({ a, b }) => distanceToSegment(at, a, b) > width);
    return isBeside && areDotSides(width / bondLength, height / bondLength) ? [at] : [];
  });
  return standingAlone(dots, bondLength);
}
