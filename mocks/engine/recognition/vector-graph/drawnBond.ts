import type { Point } from '../../geometry/box';
import type { BondStereo } from '../molecularGraph';

/** A bond as drawn, before its ends are assigned to atoms. */
export interface DrawnBond {
  readonly a: Point;
  readonly b: Point;
  readonly order: 1 | 2 | 3;
  /** `up` and `down` start at `a`. */
  readonly stereo: BondStereo;
  /** How far beyond `a` and `b` the atom may be, points: hashed bonds stop short of it. */
  readonly slack: number;
  /** For hashed bonds with equal strokes, the drawing doesn't tell the narrow end. */
  readonly narrowEndKnown: boolean;
  /** True if its second line is dashed: single or double. */
  readonly delocalised?: boolean;
}
