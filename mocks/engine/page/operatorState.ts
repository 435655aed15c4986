import { IDENTITY, type Matrix } from './pathMatrix';

/** A font as far as placing its letters needs it. */
export interface OperatorFont {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly vertical: boolean;
  /** Width of a glyph unit in ems; 0.001 for all but Type 3 fonts. */
  readonly unit: number;
}

/** The graphics state of ISO 32000-1, 8.4, as far as line art and letters need it. */
export interface GraphicsState {
  matrix: Matrix;
  lineWidth: number;
  dashed: boolean;
  strokeInk: number;
  fillInk: number;
  strokeAlpha: number;
  fillAlpha: number;
  font: OperatorFont;
  fontSize: number;
  textMatrix: Matrix;
  /** Place of the next letter and of the line's start, in text space. */
  textX: number;
  textY: number;
  lineX: number;
  lineY: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  textRise: number;
}

export const PLAIN_FONT: OperatorFont = {
  bold: false,
  italic: false,
  vertical: false,
  unit: 0.001,
};

/** The state at a page's start, under the matrix that turns the page as the reader sees it. */
export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    lineWidth: 1,
    dashed: false,
    strokeInk: 1,
    fillInk: 1,
    strokeAlpha: 1,
    fillAlpha: 1,
    font: PLAIN_FONT,
    fontSize: 0,
    textMatrix: IDENTITY,
    textX: 0,
    textY: 0,
    lineX: 0,
    lineY: 0,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    textRise: 0,
  };
}
