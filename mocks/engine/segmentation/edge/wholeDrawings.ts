import type { ColourImage } from '../../ink/pixels';
import type { TextRun } from '../../page/pageContent';
import type { Drawing } from '../drawing';
import { foreignWords } from './foreignWords';
import { growToInk } from './growToInk';

/** A drawing with a box that cuts as little ink as possible. */
export interface WholeDrawing extends Drawing {
  /** The box cuts ink all the same. */
  readonly touchesEdge: boolean;
}

/** Grows the boxes of a page's drawings, in order, until they cut none of the drawings' ink; stated ones stay. */
export function wholeDrawings(
  page: ColourImage,
  drawings: readonly Drawing[],
  texts: readonly TextRun[],
): WholeDrawing[] {
  const words = foreignWords(texts);
  const boxes = drawings.map(({ box }) => box);
  return drawings.map((drawing, i) => {
    if (drawing.stated) return { ...drawing, touchesEdge: false };
    const others = boxes.filter((_, other) => other !== i);
    const whole = growToInk(page, drawing.box, { others, words });
    boxes[i] = whole.box;
    return { ...drawing, ...whole, touchesEdge: whole.touchesEdge || drawing.isCut === true };
  });
}
