import type { Box } from '../geometry/box';
import type { ReadWord } from './readWords';

/** Letters whose sizes differ by less than this share count as of one size, as italic ones beside upright ones. */
export const SAME_SIZE = 0.05;

/** Letters on one baseline without a wide gap between them: a line of a column, or a table's cell. */
export interface TextLine {
  readonly text: string;
  /** From the letters' tops to their descenders. */
  readonly box: Box;
  /** The baseline's y. */
  readonly y: number;
  /** Largest font size in the line. */
  readonly size: number;
  /** Font sizes of its first and last letters, not counting superscripts. */
  readonly firstSize: number;
  readonly lastSize: number;
  /** Font of most of its letters. */
  readonly font: string;
  /** For a row of a table: its cells, left to right. */
  readonly cells?: readonly TextLine[];
  /** Its words, if they were read from a scanned page's picture. */
  readonly words?: readonly ReadWord[];
}

/** Lines of a page that belong to one column, table or margin note, in reading order. */
export type TextColumn = readonly TextLine[];
