import type { Point } from '../../geometry/box';

/** What may be wrong: an atom or a bond that may not be there, a bond's order, its stereo, a label's letters, a charge. */
export type DoubtKind = 'atom' | 'bond' | 'stereo' | 'label' | 'charge';

/** A place of a reading that may be wrong; coordinates as those of its graph. */
export interface Doubt extends Point {
  readonly kind: DoubtKind;
  /** Indices into the graph; empty for ink that belongs to no atom. */
  readonly atoms: readonly number[];
  /** Of what is in doubt, in the graph's units. */
  readonly radius?: number;
  /** 0..1: that what is read there is right. */
  readonly confidence: number;
  /** What may be drawn there, the likeliest first, as a chemist says it: `Br`, `double bond`. */
  readonly readings?: readonly string[];
  /** A sentence for the user. */
  readonly says: string;
}
