import type { Bounds } from '../tree/properties';
import type { Graph } from './graph';
import { lengthOf, minus } from './plane';

/** In points, of the style of the American Chemical Society. */
export const CHEMDRAW_BOND_LENGTH = 14.4;

/** The middle one of the lengths of a graph's bonds; none without bonds. */
export function usualBondLength({ bonds }: Graph): number | undefined {
  const lengths = bonds
    .map(({ begin, end }) => lengthOf(minus(begin.at, end.at)))
    .filter((length) => length > 1e-3)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)];
}

/** The smallest rectangle around a graph's atoms. */
export const spanOf = ({ atoms }: Graph): Bounds =>
  atoms.reduce<Bounds>(
    ([left, top, right, bottom], { at: [x, y] }) => [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
