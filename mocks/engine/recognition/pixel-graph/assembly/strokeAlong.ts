import type { Point } from '../../../geometry/box';
import { distance } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import { inkAcross, STEP_ACROSS } from './inkAcross';

/** The part of a line that is sampled: its ends may be under letters. */
const MIDDLE = { from: 0.12, to: 0.88 } as const;
/** Pixels between two sample points on the line. */
const STEP = 0.5;
/** How far to either side ink counts, pixels. */
const REACH = 3;
/**
 * Thickness of a line at its thinnest place, pixels of full ink. The lines that rules join corners by have at
 * least 0.59 in correct readings of the development sets; letters and the paper around them, 0.0.
 */
const LEAST_THICKNESS = 0.2;

/** A line's ink at one of its points. */
export interface StrokeInk {
  /** Pixels of full ink. */
  readonly thickness: number;
  /** Darkness of the darkest ink, 0..1. */
  readonly darkness: number;
}

/** How a line is drawn from start to end. Points in pixels of `ink`. */
export function strokeAlong(ink: InkImage, from: Point, to: Point): readonly StrokeInk[] {
  const length = distance(from, to);
  if (!(length > 0)) return [];
  const count = Math.floor((length * (MIDDLE.to - MIDDLE.from)) / STEP) + 1;
  return Array.from({ length: count }, (_, i) => {
    const at = MIDDLE.from + (i * STEP) / length;
    const values = inkAcross(ink, from, to, { at, reach: REACH });
    const thickness = values.reduce((sum, value) => sum + value * STEP_ACROSS, 0);
    const darkness = Math.max(...values);
    return { thickness, darkness };
  });
}

/** Whether a line has ink from start to end, other than a row of letters with paper in between. */
export function isUnbroken(ink: InkImage, from: Point, to: Point): boolean {
  return strokeAlong(ink, from, to).every(({ thickness }) => thickness >= LEAST_THICKNESS);
}
