import type { OPS as PdfOps } from 'pdfjs-dist';
import type { GraphicsStack } from './graphicsStack';
import { numberOr, type OperatorHandlers } from './operatorArguments';
import type { GraphicsState } from './operatorState';
import type { IsShown } from './layers';

/**
 * Saving, restoring and changing the graphics state (ISO 32000-1, 8.4.4), also by forms and groups, and the ends of
 * marked content, which may be a layer.
 */
export function stateOperators(
  ops: typeof PdfOps,
  stack: GraphicsStack,
  isShown: IsShown,
): OperatorHandlers {
  const save = () => stack.save();
  const restore = () => stack.restore();
  return [
    [ops.beginMarkedContent, () => stack.beginMark(true)],
    [
      ops.beginMarkedContentProps,
      ([tag, layer]) => stack.beginMark(tag !== 'OC' || isShown(layer)),
    ],
    [ops.endMarkedContent, () => stack.endMark()],
    [ops.save, save],
    [ops.restore, restore],
    [ops.beginGroup, save],
    [ops.endGroup, restore],
    [
      ops.paintFormXObjectBegin,
      ([matrix, bounds]) => {
        stack.save();
        stack.transform(matrix);
        stack.clipTo(bounds);
      },
    ],
    [ops.paintFormXObjectEnd, restore],
    [ops.transform, (args) => stack.transform(args)],
    [ops.setLineWidth, ([width]) => (stack.state.lineWidth = numberOr(width, 1))],
    [ops.setDash, ([dashes]) => (stack.state.dashed = hasGaps(dashes))],
    [ops.setGState, ([entries]) => setParameters(stack.state, entries)],
  ];
}

/** The entries of a graphics state parameter dictionary (ISO 32000-1, table 58). */
function setParameters(state: GraphicsState, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry as unknown[];
    if (key === 'LW') state.lineWidth = numberOr(value, 1);
    if (key === 'D' && Array.isArray(value)) state.dashed = hasGaps(value[0]);
    if (key === 'CA') state.strokeAlpha = numberOr(value, 1);
    if (key === 'ca') state.fillAlpha = numberOr(value, 1);
  }
}

const hasGaps = (dashes: unknown): boolean =>
  Array.isArray(dashes) && dashes.some((length) => typeof length === 'number' && length > 0);
