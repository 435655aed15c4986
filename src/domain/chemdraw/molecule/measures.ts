import type { Bounds } from '../tree/properties';
import type { Graph } from './graph';
import { usualLength } from '../../usualLength';
import { lengthOf, minus } from './plane';

/** In points, of the style of the American Chemical Society. */
export const CHEMDRAW_BOND_LENGTH = 14.4;

/** The middle one of the lengths of a graph's bonds; none without bonds. */
export const usualBondLength = ({ bonds }: Graph): number | undefined =>
  usualLength(bonds.map(({ begin, end }) => lengthOf(minus(begin.at, end.at))));

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
