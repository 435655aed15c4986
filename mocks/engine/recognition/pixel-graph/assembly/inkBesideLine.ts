import type { Point } from '../../../geometry/box';
import { distance } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import { inkAcross, STEP_ACROSS } from './inkAcross';

/** The part of a line that is sampled: its ends may be under letters or other bonds. */
const MIDDLE = { from: 0.2, to: 0.8 } as const;
/** Pixels between two sample points on a line. */
const STEP_ALONG = 0.75;
/** How far to either side to look for ink, pixels. */
const REACH = 4;
/** With less ink across it than this, a point of a line is a gap. */
const LEAST_INK = 0.3;
const MOST_GAPS = 0.25;

/** How far to the side of a line its ink is, pixels, at a position 0..1 of the sampled part. */
export interface SideOffset {
  readonly place: number;
  readonly offset: number;
}

/** The offsets of the ink along a line; empty if the line has gaps. Points in pixels of `ink`. */
export function inkBesideLine(ink: InkImage, from: Point, to: Point): readonly SideOffset[] {
  const length = distance(from, to);
  if (!(length > 0)) return [];
  const count = Math.max(8, Math.floor((length * (MIDDLE.to - MIDDLE.from)) / STEP_ALONG));
  const offsets: SideOffset[] = [];
  for (let k = 0; k < count; k++) {
    const place = k / (count - 1);
    const at = MIDDLE.from + place * (MIDDLE.to - MIDDLE.from);
    const beside = meanOffset(inkAcross(ink, from, to, { at, reach: REACH }));
    if (beside !== undefined) offsets.push({ place, offset: beside });
  }
  return offsets.length < (1 - MOST_GAPS) * count ? [] : offsets;
}

function meanOffset(across: readonly number[]): number | undefined {
  let mass = 0;
  let moment = 0;
  across.forEach((value, i) => {
    mass += value;
    moment += value * (i * STEP_ACROSS - REACH);
  });
  return mass < LEAST_INK ? undefined : moment / mass;
}
