import type { Sketch } from './sketch';
import { bondsAround, otherEnd } from './sketch';

/** Ring sizes to look for. */
const SIZES = { min: 5, max: 6 } as const;

/** The rings of five and six atoms without a bond across them, each as its atoms in order. */
export function smallRings(sketch: Sketch): number[][] {
  const neighbours = bondsAround(sketch).map((bonds, i) => bonds.map((bond) => otherEnd(bond, i)));
  return neighbours.flatMap((_, first) => ringsFrom(neighbours, [first]));
}

/** Rings that continue `path`, begin at their lowest atom and proceed towards the lower of its neighbours. */
function ringsFrom(
  neighbours: readonly (readonly number[])[],
  path: readonly number[],
): number[][] {
  const [first = -1, second = -1] = path;
  const last = path.at(-1) ?? first;
  const around = neighbours[last] ?? [];
  if (path.length > 2 && around.includes(first)) {
    return path.length >= SIZES.min && second < last ? [[...path]] : [];
  }
  if (path.length === SIZES.max) return [];
  const inner = path.slice(1, -1);
  return around
    .filter((next) => next > first && !path.includes(next))
    .filter((next) => !inner.some((atom) => neighbours[next]?.includes(atom)))
    .flatMap((next) => ringsFrom(neighbours, [...path, next]));
}
