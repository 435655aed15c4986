import type { Point } from '../../geometry/box';
import { boxCentre, boxHeight, boxWidth } from '../../geometry/boxes';
import { distance, midpoint } from '../../geometry/vector';
import type { Curve } from '../../lines/lineArt';
import type { Skeleton } from './skeleton';

export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** Circles of the size that is drawn in aromatic rings. */
export function aromaticCircles(curves: readonly Curve[], bondLength: number): Circle[] {
  return curves.flatMap(({ points, box }) => {
    const [w, h] = [boxWidth(box), boxHeight(box)];
    const radius = (w + h) / 4;
    const closed = points.length >= 4;
    const round = Math.abs(w - h) < 0.12 * Math.max(w, h);
    if (!closed || !round || radius < 0.3 * bondLength || radius > 0.85 * bondLength) return [];
    const centre = boxCentre(box);
    const onRim = points.every((p) => Math.abs(distance(p, centre) - radius) < 0.12 * radius);
    return onRim ? [{ centre, radius }] : [];
  });
}

/** Distance of a bond's middle from the centre of its ring, bond lengths: 1.04 in a ring of seven. */
const MAX_INNER = 1.1;

/** Indices of the bonds of the ring around a circle. */
export function bondsAround(
  circle: Circle,
  { places, bonds }: Skeleton,
  bondLength: number,
): number[] {
  return bonds.flatMap(({ begin, end }, i) => {
    const a = places[begin]?.at;
    const b = places[end]?.at;
    if (!a || !b) return [];
    const inner = distance(midpoint(a, b), circle.centre);
    const outer = [distance(a, circle.centre), distance(b, circle.centre)];
    // The ring's bonds are perpendicular to the line to the centre, and at most a bond's length away.
    const across = Math.abs((outer[0] ?? 0) - (outer[1] ?? 0)) < 0.4 * bondLength;
    const near = inner < MAX_INNER * bondLength && Math.max(...outer) < 1.25 * bondLength;
    return across && near && inner > circle.radius ? [i] : [];
  });
}
