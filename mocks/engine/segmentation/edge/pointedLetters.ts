import type { Box, Point } from '../../geometry/box';
import { boxHeight, boxHolds, boxHoldsBox, distanceToBox, growBox } from '../../geometry/boxes';
import { direction, distance, offset } from '../../geometry/vector';
import { lettersFrom } from './besideLabels';
import { isMostlyInside, type InkSpot, type InkSpots } from './inkSpots';
import { isLetter } from './isLetter';

/** How far from a letter a bond may end, heights of the letter, ... */
const REACH = 0.75;
/** ... and how far beside the letter it may point. */
const BESIDE = 0.15;
/** Letters of a label; more on one line, each this close to the next, are text. Heights of the letter. */
const TEXT = { letters: 5, gap: 0.7 } as const;
/** Of a line that ends at a letter the middle of what is around is this far from its end; of one that passes, 0. */
const END = 0.3;

/** The letters outside a box at which a bond inside it ends that points at them. */
export function pointedLetters(spots: InkSpots, box: Box, point: number): InkSpot[] {
  const [x0, y0, x1, y1] = box;
  const around = growBox(box, Math.round(10 * point));
  const strips: Box[] = [
    [around[0], around[1], around[2], y0],
    [around[0], y1, around[2], around[3]],
    [around[0], y0, x0, y1],
    [x1, y0, around[2], y1],
  ];
  const near = new Set(strips.flatMap((strip) => [...spots.within(strip)]));
  return [...near]
    .filter(
      (spot) =>
        !boxHoldsBox(box, spot.box) &&
        isLetter(spot.box, point) &&
        !isInText(spots, spot, point) &&
        isPointedAt(spots, spot, box, point),
    )
    .flatMap((spot) => [
      spot,
      ...lettersFrom(spots, spot, 1, point, box),
      ...lettersFrom(spots, spot, -1, point, box),
    ]);
}

function isInText(spots: InkSpots, { box }: InkSpot, point: number): boolean {
  const gap = Math.round(TEXT.gap * boxHeight(box));
  const middle = Math.round((box[1] + box[3]) / 2);
  const line = new Set<InkSpot>();
  for (const side of [1, -1] as const) {
    let end = side > 0 ? box[2] : box[0];
    for (let grown = true; grown && line.size < TEXT.letters;) {
      const strip: Box =
        side > 0
          ? [end, middle - gap, end + gap, middle + gap]
          : [end - gap, middle - gap, end, middle + gap];
      const next = [...spots.within(strip)].filter(
        (spot) => !line.has(spot) && spot.box !== box && isLetter(spot.box, point),
      );
      next.forEach((spot) => line.add(spot));
      const ends = next.map((spot) => (side > 0 ? spot.box[2] : spot.box[0]));
      const farther = side > 0 ? Math.max(end, ...ends) : Math.min(end, ...ends);
      grown = farther !== end;
      end = farther;
    }
  }
  return line.size >= TEXT.letters;
}

function isPointedAt(spots: InkSpots, letter: InkSpot, box: Box, point: number): boolean {
  const height = boxHeight(letter.box);
  const window = growBox(letter.box, Math.round(REACH * height));
  const inside: Box = [
    Math.max(window[0], box[0]),
    Math.max(window[1], box[1]),
    Math.min(window[2], box[2]),
    Math.min(window[3], box[3]),
  ];
  const bonds = [...spots.within(inside)].filter(
    (spot) => spot !== letter && !isLetter(spot.box, point) && isMostlyInside(spot),
  );
  return bonds.some((bond) => pointsAt(spots, bond, letter, inside, height));
}

function pointsAt(
  spots: InkSpots,
  bond: InkSpot,
  letter: InkSpot,
  area: Box,
  height: number,
): boolean {
  const end = nearestPixel(spots, bond, letter.box, area);
  if (!end) return false;
  const gap = distanceToBox(end, letter.box);
  if (gap > REACH * height) return false;
  const radius = 0.8 * height;
  const middle = middleAround(spots, bond, end, radius);
  if (distance(middle, end) < END * radius) return false;
  const tip = offset(end, direction(middle, end), gap + height / 2);
  return boxHolds(growBox(letter.box, BESIDE * height), tip);
}

function nearestPixel(
  spots: InkSpots,
  bond: InkSpot,
  target: Box,
  [x0, y0, x1, y1]: Box,
): Point | undefined {
  let best: Point | undefined;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if (spots.at(x, y) !== bond) continue;
      if (!best || distanceToBox({ x, y }, target) < distanceToBox(best, target)) best = { x, y };
    }
  }
  return best;
}

function middleAround(spots: InkSpots, bond: InkSpot, { x, y }: Point, radius: number): Point {
  let [sumX, sumY, count] = [0, 0, 0];
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (Math.hypot(dx, dy) > radius || spots.at(x + dx, y + dy) !== bond) continue;
      sumX += x + dx;
      sumY += y + dy;
      count++;
    }
  }
  return { x: sumX / count, y: sumY / count };
}
