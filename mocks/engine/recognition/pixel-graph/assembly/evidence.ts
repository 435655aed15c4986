import type { Hypothesis } from '../../assembly/hypothesis';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import type { Sketch, SketchAtom, SketchBond } from './sketch';

/** What the rules of ink and chemistry look at. */
export interface Evidence {
  readonly classes: PixelGraphClasses;
  /** The picture whose pixels are the sketch's units. */
  readonly ink: InkImage;
}

export type SketchHypothesis = Hypothesis<SketchAtom, SketchBond>;

/** What one kind of evidence says about a sketch. */
export type SketchRule = (sketch: Sketch, evidence: Evidence) => SketchHypothesis[];

/** The name of an atom's label; empty if there is no such atom. */
export const nameAt = ({ classes }: Evidence, { atoms }: Sketch, index: number): string =>
  classes.names[atoms[index]?.label ?? -1] ?? '';
