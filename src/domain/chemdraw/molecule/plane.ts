import type { Point } from '../tree/properties';

export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);

/** One long, or nothing for a vector that has no direction. */
export function directionOf(vector: Point): Point | undefined {
  const length = lengthOf(vector);
  return length > 1e-6 ? times(vector, 1 / length) : undefined;
}

/**
 * Moves and turns the plane so that one arrow lies on another; angles keep their sense, so that wedges keep
 * their meaning.
 *
 * @param from foot and direction of the arrow, `to` those where it has to lie
 */
export function movedOnto(
  from: { foot: Point; direction: Point },
  to: { foot: Point; direction: Point },
): (point: Point) => Point {
  const [a, b] = [directionOf(from.direction) ?? [1, 0], directionOf(to.direction) ?? [1, 0]];
  const [cos, sin] = [a[0] * b[0] + a[1] * b[1], a[0] * b[1] - a[1] * b[0]];
  return (point) => {
    const [x, y] = minus(point, from.foot);
    return plus([x * cos - y * sin, x * sin + y * cos], to.foot);
  };
}
