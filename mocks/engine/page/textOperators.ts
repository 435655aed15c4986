import type { OPS as PdfOps } from 'pdfjs-dist';
import type { GraphicsStack } from './graphicsStack';
import { numberOr, type OperatorHandlers } from './operatorArguments';
import { type GraphicsState, type OperatorFont, PLAIN_FONT } from './operatorState';
import type { TextCollector } from './operatorText';
import { IDENTITY, type Matrix, toMatrix } from './pathMatrix';

/** Text state, positioning and showing (ISO 32000-1, 9.3 and 9.4). */
export const textOperators = (
  ops: typeof PdfOps,
  stack: GraphicsStack,
  fonts: ReadonlyMap<string, OperatorFont>,
  letters: TextCollector,
): OperatorHandlers => [
  [ops.beginText, () => setTextMatrix(stack.state, IDENTITY)],
  [ops.setTextMatrix, ([matrix]) => setTextMatrix(stack.state, toMatrix(matrix) ?? IDENTITY)],
  [
    ops.setFont,
    ([name, size]) => {
      stack.state.font = fonts.get(String(name)) ?? PLAIN_FONT;
      stack.state.fontSize = numberOr(size, 0);
    },
  ],
  [ops.moveText, ([x, y]) => moveText(stack.state, numberOr(x, 0), numberOr(y, 0))],
  [
    ops.setLeadingMoveText,
    ([x, y]) => {
      stack.state.leading = -numberOr(y, 0);
      moveText(stack.state, numberOr(x, 0), numberOr(y, 0));
    },
  ],
  [ops.nextLine, () => moveText(stack.state, 0, -stack.state.leading)],
  [ops.setLeading, ([leading]) => (stack.state.leading = numberOr(leading, 0))],
  [ops.setCharSpacing, ([spacing]) => (stack.state.charSpacing = numberOr(spacing, 0))],
  [ops.setWordSpacing, ([spacing]) => (stack.state.wordSpacing = numberOr(spacing, 0))],
  [ops.setHScale, ([percent]) => (stack.state.horizontalScale = numberOr(percent, 100) / 100)],
  [ops.setTextRise, ([rise]) => (stack.state.textRise = numberOr(rise, 0))],
  [ops.setTextRenderingMode, ([mode]) => (stack.state.renderMode = numberOr(mode, 0))],
  [ops.showText, ([glyphs]) => letters.show(glyphs)],
];

function setTextMatrix(state: GraphicsState, matrix: Matrix): void {
  Object.assign(state, { textMatrix: matrix, textX: 0, textY: 0, lineX: 0, lineY: 0 });
}

/** Moves to the start of a line, relative to that of the current one. */
function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineX += x;
  state.lineY += y;
  state.textX = state.lineX;
  state.textY = state.lineY;
}
