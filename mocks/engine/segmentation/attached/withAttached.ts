import { SAME_DRAWING, type Drawing } from '../drawing';
import { overlapOf } from '../fuseDrawings';
import { inReadingOrder } from '../readingOrder';
import type { Segment } from '../segment';
import type { AttachedDrawing } from './attachedSchema';

/** A page's drawings in reading order: those that the PDF states, and what else was found on the page. */
export function withAttached(
  found: readonly Drawing[],
  attached: readonly AttachedDrawing[],
): Drawing[] {
  if (attached.length === 0) return [...found];
  const isStated = (drawing: Drawing) =>
    attached.some(({ box }) => overlapOf(drawing.box, box) > SAME_DRAWING);
  const stated = attached.map((each): Drawing => ({
    box: each.box,
    route: 'stated',
    confidence: 1,
    stated: each,
  }));
  return inReadingOrder([...stated, ...found.filter((drawing) => !isStated(drawing))]);
}

/** What is stated of a drawing, as its segment has it. */
export function statedOf({ stated }: Drawing): Pick<Segment, 'stated' | 'label'> {
  if (!stated) return {};
  const { box: _box, label, ...structure } = stated;
  return { stated: structure, ...(label && { label: { ...label, confidence: 1 } }) };
}
