import type { Box } from '../../geometry/box';

/** A run of letters as pdf.js places it, in points, origin top left, y down. */
export interface PlacedText {
  readonly text: string;
  /** Left end of the base line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  /** Direction of writing, degrees clockwise. */
  readonly angle: number;
  /** pdf.js's name of the font: only good for telling fonts of one document apart. */
  readonly font: string;
}

export interface TextPage {
  readonly pageIndex: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** Letters on one base line without a wide gap between them: a line of a column, or a table's cell. */
export interface TextLine {
  readonly text: string;
  /** From the letters' tops to their descenders. */
  readonly box: Box;
  /** The base line's y. */
  readonly y: number;
  /** Largest font size in the line. */
  readonly size: number;
  /** Font sizes of its first and of its last letters, superscripts aside. */
  readonly firstSize: number;
  readonly lastSize: number;
  /** Font of most of its letters. */
  readonly font: string;
  /** For a row of a table: its cells, left to right. */
  readonly cells?: readonly TextLine[];
}

/** Lines of a page that belong to one column, table or margin note, in reading order. */
export type TextColumn = readonly TextLine[];
