import type { Box } from '../../geometry/box';

/** The number and name that a page prints beside a drawing. */
export interface CompoundLabel {
  /** As printed, without brackets: `3`, `1a`, `(±)-3`; several are separated by commas. */
  readonly number?: string;
  /** As printed beside the drawing. */
  readonly name?: string;
  /** The name that the figure's caption gives to the number or to its only drawing, where none is printed beside it. */
  readonly captionName?: string;
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

/** Lines of a figure that may label a drawing. */
export interface LabelCandidate {
  readonly number?: string;
  readonly name?: string;
  readonly text: string;
  readonly box: Box;
  /** Font size, points. */
  readonly size: number;
  /** 0..1, that it is a label at all, by what it says and how it is set. */
  readonly plausibility: number;
}
