import type { Point } from '../../../geometry/box';
import { along, distance, offset } from '../../../geometry/vector';
import type { InkImage } from '../inkImage';
import { inkAt } from './inkAt';

/** The part of a line that is looked at: its ends may lie under letters or other bonds. */
const MIDDLE = { from: 0.2, to: 0.8 } as const;
/** Pixels between two places on a line. */
const STEP_ALONG = 0.75;
/** How far to either side ink is looked for, and in which steps, pixels. */
const REACH = 4;
const STEP_ACROSS = 0.5;
/** With less ink than this across it, a place of a line is a gap. */
const LEAST_INK = 0.3;
const MOST_GAPS = 0.25;

/** How far to the side of a line its ink lies, pixels, at a place 0..1 of the part that is looked at. */
export interface SideOffset {
  readonly place: number;
  readonly offset: number;
}

/** The ink along a line, place by place; none where the line has gaps. Places in pixels of `ink`. */
export function inkBesideLine(ink: InkImage, from: Point, to: Point): readonly SideOffset[] {
  const length = distance(from, to);
  if (!(length > 0)) return [];
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const count = Math.max(8, Math.floor((length * (MIDDLE.to - MIDDLE.from)) / STEP_ALONG));
  const offsets: SideOffset[] = [];
  for (let k = 0; k < count; k++) {
    const place = k / (count - 1);
    const middle = along(from, to, MIDDLE.from + place * (MIDDLE.to - MIDDLE.from));
    const beside = meanOffset(ink, middle, across);
    if (beside !== undefined) offsets.push({ place, offset: beside });
  }
  return offsets.length < (1 - MOST_GAPS) * count ? [] : offsets;
}

function meanOffset(ink: InkImage, middle: Point, across: Point): number | undefined {
  let mass = 0;
  let moment = 0;
  for (let side = -REACH; side <= REACH; side += STEP_ACROSS) {
    const value = inkAt(ink, offset(middle, across, side));
    mass += value;
    moment += value * side;
  }
  return mass < LEAST_INK ? undefined : moment / mass;
}
