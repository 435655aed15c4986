import type { Box } from '../../geometry/box';
import { boxHeight, boxHoldsBox } from '../../geometry/boxes';
import type { InkSpot, InkSpots } from './inkSpots';
import { isLetter } from './isLetter';
import { MAX_RUN } from '../../lines/labelRuns';

/** Gap between the letters of one label, heights of the higher one; between words it is twice as wide. */
const LETTER_GAP = 0.22;
/** How far inside the box a label may end that goes on outside, points. */
const STRIP = 3;
/** Letters side by side share this part of the lower one's height; subscripts do, too. */
const SHARED_HEIGHT = 0.2;
/** Highest ratio of the heights of a label's letters: a capital beside a subscript. */
const MAX_RATIO = 2.2;

/** The letters outside a box that continue a label inside it, to its left or right. */
export function besideLabels(spots: InkSpots, box: Box, point: number): InkSpot[] {
  const strip = Math.round(STRIP * point);
  const [x0, y0, x1, y1] = box;
  return [
    ...continued(spots, box, [x1 - strip, y0, x1, y1], 1, point),
    ...continued(spots, box, [x0, y0, x0 + strip, y1], -1, point),
  ];
}

function continued(spots: InkSpots, box: Box, strip: Box, side: 1 | -1, point: number): InkSpot[] {
  const ends = [...spots.within(strip)].filter(
    (spot) => isLetter(spot.box, point) && boxHoldsBox(box, spot.box),
  );
  return ends.flatMap((end) => lettersFrom(spots, end, side, point, box));
}

/** The letters outside a box that go on from one to its left or right; none if they are too many for a label. */
export function lettersFrom(
  spots: InkSpots,
  end: InkSpot,
  side: 1 | -1,
  point: number,
  box: Box,
): InkSpot[] {
  const letters: InkSpot[] = [];
  for (let last: InkSpot | undefined = end; last;) {
    last = nextLetter(spots, last, side, point);
    if (last && !boxHoldsBox(box, last.box)) letters.push(last);
    if (letters.length > MAX_RUN) return [];
  }
  return letters;
}

function nextLetter(
  spots: InkSpots,
  last: InkSpot,
  side: 1 | -1,
  point: number,
): InkSpot | undefined {
  const [x0, y0, x1, y1] = last.box;
  const gap = Math.ceil(LETTER_GAP * MAX_RATIO * boxHeight(last.box));
  const below = Math.ceil(SHARED_HEIGHT * boxHeight(last.box));
  const area: Box =
    side > 0 ? [x1, y0 - below, x1 + gap, y1 + below] : [x0 - gap, y0 - below, x0, y1 + below];
  return [...spots.within(area)].find(
    (spot) => spot !== last && isLetter(spot.box, point) && isBeside(last.box, spot.box, side),
  );
}

function isBeside(last: Box, next: Box, side: 1 | -1): boolean {
  const [low, high] = [boxHeight(last), boxHeight(next)].sort((a, b) => a - b) as [number, number];
  const shared = Math.min(last[3], next[3]) - Math.max(last[1], next[1]);
  const goesOn = side > 0 ? next[2] > last[2] : next[0] < last[0];
  const gap = side > 0 ? next[0] - last[2] : last[0] - next[2];
  return (
    goesOn &&
    gap <= Math.ceil(LETTER_GAP * high) &&
    high <= MAX_RATIO * low &&
    shared >= SHARED_HEIGHT * low
  );
}
