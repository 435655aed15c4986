import type { Point } from '../../geometry/box';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';

/** Where bonds end: at a label, or at a corner, which is a carbon. */
export interface Place {
  readonly at: Point;
  readonly label?: TextLabel;
}

export interface PlacedBond {
  readonly bond: DrawnBond;
  /** Indices of the places. */
  readonly begin: number;
  readonly end: number;
}

/** Bonds whose ends are assigned. */
export interface Skeleton {
  readonly places: readonly Place[];
  readonly bonds: readonly PlacedBond[];
}

/** One end of a drawn bond. */
export interface BondEnd {
  readonly bond: number;
  readonly side: 0 | 1;
  readonly at: Point;
  readonly far: Point;
  /** How far beyond `at` the atom may be, points. */
  readonly slack: number;
  readonly order: 1 | 2 | 3;
}
