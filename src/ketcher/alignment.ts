import type { Place } from './atomPlaces';

/** From one plane to another: `scale` and then `x` and `y`. */
export interface Alignment {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Mean distance that is left between atoms and their places, in units of the second plane: bond lengths. */
const MAX_DISTANCE = 0.25;

/**
 * The scale and shift by which places come nearest to others in the same order, by least squares.
 *
 * @returns undefined if they are not the same number, or do not fit: the drawing was laid out anew
 */
export function alignment(from: readonly Place[], to: readonly Place[]): Alignment | undefined {
  if (from.length < 2 || from.length !== to.length) return undefined;
  const [a, b] = [mean(from), mean(to)];
  let [along, spread] = [0, 0];
  from.forEach(([x, y], i) => {
    const [u, v] = to[i] ?? b;
    along += (x - a[0]) * (u - b[0]) + (y - a[1]) * (v - b[1]);
    spread += (x - a[0]) ** 2 + (y - a[1]) ** 2;
  });
  const scale = along / spread;
  const found = { scale, x: b[0] - scale * a[0], y: b[1] - scale * a[1] };
  const distances = from.map(([x, y], i) => {
    const [u, v] = to[i] ?? b;
    return Math.hypot(scale * x + found.x - u, scale * y + found.y - v);
  });
  const left = distances.reduce((sum, one) => sum + one, 0) / from.length;
  return scale > 0 && left <= MAX_DISTANCE ? found : undefined;
}

const mean = (places: readonly Place[]): Place => {
  const [x, y] = places.reduce(([u, v], [s, t]) => [u + s, v + t], [0, 0]);
  return [x / places.length, y / places.length];
};
