import type { Point } from '../../../geometry/box';
import { distance } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';

/**
 * The part of a line that is looked at, pixels from the corner: beyond the reach of the corner's other bonds,
 * before the letters at the other end.
 */
const PART = { from: 5, to: 14, beforeEnd: 3 } as const;
/** How far to a side of a line letters are that it runs through, pixels. */
const ASIDE = { from: 3, to: 6 } as const;
const VISIBLE_INK = 0.3;
/** Share of that part which has ink on both sides. */
const MOST_BESIDE = 0.4;

/**
 * Whether a line leaves a corner through letters, as one that seems to go on behind the `C` of `CH3` does: there
 * is ink on both sides of it. No single bond of 275 correct readings has that much; the lines of double and
 * triple bonds have it by themselves.
 */
export function leavesThroughLetters(ink: InkImage, from: Point, to: Point): boolean {
  const length = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const last = Math.min(PART.to, length - PART.beforeEnd);
  let places = 0;
  const beside = { left: 0, right: 0 };
  for (let away = PART.from; away <= last; away++) {
    const at = { x: from.x + ux * away, y: from.y + uy * away };
    places++;
    if (hasInkBeside(ink, at, { x: -uy, y: ux })) beside.left++;
    if (hasInkBeside(ink, at, { x: uy, y: -ux })) beside.right++;
  }
  return places > 0 && Math.min(beside.left, beside.right) / places > MOST_BESIDE;
}

function hasInkBeside({ width, height, data }: InkImage, at: Point, side: Point): boolean {
  for (let aside = ASIDE.from; aside <= ASIDE.to; aside++) {
    const x = Math.round(at.x + side.x * aside);
    const y = Math.round(at.y + side.y * aside);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if ((data[y * width + x] ?? 0) > VISIBLE_INK) return true;
  }
  return false;
}
