/** y points downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

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
  const pairs = from.map((place, i) => ({ place, other: to[i] ?? b }));
  let [along, spread] = [0, 0];
  for (const { place, other } of pairs) {
    along += (place.x - a.x) * (other.x - b.x) + (place.y - a.y) * (other.y - b.y);
    spread += (place.x - a.x) ** 2 + (place.y - a.y) ** 2;
  }
  const scale = along / spread;
  const [x, y] = [b.x - scale * a.x, b.y - scale * a.y];
  const left = pairs.reduce(
    (sum, { place, other }) =>
      sum + Math.hypot(scale * place.x + x - other.x, scale * place.y + y - other.y),
    0,
  );
  return scale > 0 && left <= MAX_DISTANCE * from.length ? { scale, x, y } : undefined;
}

const mean = (places: readonly Place[]): Place => {
  const sum = (of: keyof Place) => places.reduce((total, place) => total + place[of], 0);
  return { x: sum('x') / places.length, y: sum('y') / places.length };
};
