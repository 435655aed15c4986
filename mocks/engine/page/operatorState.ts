import type { Box } from '../geometry/box';
import { IDENTITY, type Matrix } from './pathMatrix';

/** The properties of a font that are needed to place its letters. */
export interface OperatorFont {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly vertical: boolean;
  /** Width of a glyph unit in ems; 0.001 except for Type 3 fonts. */
  readonly unit: number;
}

/** The parts of the graphics state of ISO 32000-1, 8.4, that line art and letters need. */
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
  /** Positions of the next letter and of the line's start, in text space. */
  textX: number;
  textY: number;
  lineX: number;
  lineY: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  textRise: number;
  /** Text rendering mode, ISO 32000-1, table 106; 3 and 7 paint nothing. */
  renderMode: number;
  /** What clipping leaves of the page, as a box around it. */
  clip: Box;
}

export const PLAIN_FONT: OperatorFont = {
  bold: false,
  italic: false,
  vertical: false,
  unit: 0.001,
};

/**
 * The state at the start of a page.
 *
 * @param matrix shows the page as the reader sees it
 * @param page its edges, which cut off whatever is painted beyond
 */
export function initialState(matrix: Matrix, page: Box): GraphicsState {
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
    renderMode: 0,
    clip: page,
  };
}
