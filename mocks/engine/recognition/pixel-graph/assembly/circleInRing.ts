import type { Point } from '../../../geometry/box';
import { distanceToSegment, offset } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import { median } from '../../../geometry/median';
import { inkAt } from './inkAcross';

/** Ink above this counts; thin lines are pale at this scale. */
const VISIBLE_INK = 0.2;
/** Number of rays from the ring's centre. */
const RAYS = 48;
/** Pixels between the points of a ray. */
const STEP = 0.5;
/** Possible radii of a circle, in apothems of its ring. */
const RADII = { min: 0.4, max: 0.9 } as const;
/** Maximum thickness of the circle's line, in apothems. */
const MAX_THICKNESS = 0.3;
/**
 * Maximum deviation of the circle's line from its radius, in apothems: it is not exactly centred in the ring.
 */
const TOLERANCE = 0.12;
/** Share of the rays that must hit the circle; the inner lines of double bonds are hit by half of them. */
const LEAST_SHARE = 0.85;

/** Whether a closed circle is drawn inside a ring, with paper around it and at its centre. */
export function hasCircle(ink: InkImage, ring: readonly Point[]): boolean {
  const middle = meanOf(ring);
  const apothem = Math.min(
    ...ring.map((corner, i) =>
      distanceToSegment(middle, corner, ring[(i + 1) % ring.length] ?? corner),
    ),
  );
  const radii = Array.from({ length: RAYS }, (_, k) =>
    firstLine(ink, middle, (2 * Math.PI * k) / RAYS, apothem),
  ).filter((radius) => radius !== null);
  const usual = median(radii);
  const onCircle = radii.filter((radius) => Math.abs(radius - usual) <= TOLERANCE * apothem);
  return onCircle.length >= LEAST_SHARE * RAYS;
}

const meanOf = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

/**
 * Distance of the first line that a ray from the centre crosses, if it has a circle's radius and paper behind
 * it.
 */
function firstLine(ink: InkImage, middle: Point, angle: number, apothem: number): number | null {
  const ray = { x: Math.cos(angle), y: Math.sin(angle) };
  const isInked = (radius: number): boolean =>
    inkAt(ink, offset(middle, ray, radius)) > VISIBLE_INK;
  let begin = 0;
  while (begin < apothem && !isInked(begin)) begin += STEP;
  let end = begin;
  while (end <= begin + MAX_THICKNESS * apothem && isInked(end)) end += STEP;
  const radius = (begin + end - STEP) / 2;
  const isThin = end - begin <= MAX_THICKNESS * apothem;
  return isThin && radius >= RADII.min * apothem && radius <= RADII.max * apothem ? radius : null;
}
