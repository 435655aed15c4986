import type { Point } from '../../../geometry/box';
import { along, distance, offset } from '../../../geometry/vector';
import type { InkImage } from '../inkImage';
import { inkAt } from './inkAt';

/** The part of a line that is looked at: its ends may lie under letters. */
const MIDDLE = { from: 0.12, to: 0.88 } as const;
/** Pixels between two places on the line, and between two across it. */
const STEP = 0.5;
/** How far to either side ink counts, pixels. */
const REACH = 3;

/** A line at one of its places. */
export interface StrokeInk {
  /** Pixels of full ink. */
  readonly thickness: number;
  /** Of the darkest ink, 0..1. */
  readonly darkness: number;
}

/** How a line is drawn from its beginning to its end. Places in pixels of `ink`. */
export function strokeAlong(ink: InkImage, from: Point, to: Point): readonly StrokeInk[] {
  const length = distance(from, to);
  if (!(length > 0)) return [];
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const count = Math.floor((length * (MIDDLE.to - MIDDLE.from)) / STEP) + 1;
  return Array.from({ length: count }, (_, i) => {
    const place = along(from, to, MIDDLE.from + (i * STEP) / length);
    let thickness = 0;
    let darkness = 0;
    for (let side = -REACH; side <= REACH; side += STEP) {
      const value = inkAt(ink, offset(place, across, side));
      thickness += value * STEP;
      darkness = Math.max(darkness, value);
    }
    return { thickness, darkness };
  });
}
