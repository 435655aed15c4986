import type { OPS as PdfOps } from 'pdfjs-dist';
import type { GraphicsStack } from './graphicsStack';
import type { OperatorHandlers } from './operatorArguments';
import { inkOf, PATTERN_INK } from './operatorColour';

/** Colours of lines and areas (ISO 32000-1, 8.6.8), as ink. */
export const colourOperators = (ops: typeof PdfOps, stack: GraphicsStack): OperatorHandlers => [
  [ops.setStrokeRGBColor, ([colour]) => (stack.state.strokeInk = inkOf(colour))],
  [ops.setFillRGBColor, ([colour]) => (stack.state.fillInk = inkOf(colour))],
  [ops.setStrokeColorN, () => (stack.state.strokeInk = PATTERN_INK)],
  [ops.setFillColorN, () => (stack.state.fillInk = PATTERN_INK)],
  [ops.setStrokeTransparent, () => (stack.state.strokeInk = 0)],
  [ops.setFillTransparent, () => (stack.state.fillInk = 0)],
];
