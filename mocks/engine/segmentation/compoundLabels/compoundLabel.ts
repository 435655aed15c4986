import type { Box } from '../../geometry/box';
import { isCompoundLetter } from './compoundNumber';

/** The number and name that a page prints beside a drawing. */
export interface CompoundLabel {
  /** As printed, without brackets: `3`, `1a`, `(±)-3`; several are separated by commas. */
  readonly number?: string;
  /** As printed beside the drawing. */
  readonly name?: string;
  /** The name that the figure's caption gives to the number or to its only drawing, where none is printed beside it. */
  readonly captionName?: string;
  /** What it says of the drawing's residues: `R = H, R1 = OH`. */
  readonly residues?: string;
  /** Everything that the label says, its lines joined by blanks. */
  readonly text: string;
  /** Points, origin top left. */
  readonly box: Box;
  /** 0..1, that this label belongs to this drawing. */
  readonly confidence: number;
}

/** The page, too, shows a label of lower confidence as doubtful. */
const DOUBTFUL = 0.75;

export const isDoubtful = ({ confidence }: Pick<CompoundLabel, 'confidence'>): boolean =>
  confidence < DOUBTFUL;

/**
 * How a label names its compound: by its number, by those of several compounds with one core, by a name alone, or not
 * at all, where its number is the letter of a figure's part.
 */
export type LabelKind = 'number' | 'numbers' | 'name' | 'part';

const SEVERAL = /[,/&–]|\band\b/;
const ROMAN = /[IVX]/;

export function kindOf({ number }: Pick<CompoundLabel, 'number'>): LabelKind {
  if (number === undefined) return 'name';
  if (isCompoundLetter(number) && !ROMAN.test(number)) return 'part';
  return SEVERAL.test(number) ? 'numbers' : 'number';
}

/** Lines of a figure that may label a drawing. */
export interface LabelCandidate {
  readonly number?: string;
  readonly name?: string;
  readonly residues?: string;
  readonly text: string;
  readonly box: Box;
  /** Font size, points. */
  readonly size: number;
  /** 0..1, that it is a label at all, by what it says and how it is set. */
  readonly plausibility: number;
}
