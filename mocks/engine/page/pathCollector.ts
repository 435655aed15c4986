import type { OPS as PdfOps } from 'pdfjs-dist';
import type { GraphicsStack } from './graphicsStack';
import type { OperatorHandlers } from './operatorArguments';
import { readSubpaths } from './operatorPath';
import type { VectorPath } from './pageContent';
import { scaleOf } from './pathMatrix';

/** Maximum corners of all paths on a page; no page of an article has more. */
const MAX_POINTS = 1_000_000;
/** A width of 0 means the device's thinnest line; in points, at 300 dpi. */
const HAIRLINE = 0.24;

/** Collects the paths that a page paints, and lets them clip what follows (ISO 32000-1, 8.5). */
export class PathCollector {
  readonly paths: VectorPath[] = [];
  #points = 0;
  /** A clipping path takes effect after the path that states it (ISO 32000-1, 8.5.4). */
  #clipsNext = false;

  constructor(
    private readonly ops: typeof PdfOps,
    private readonly stack: GraphicsStack,
  ) {}

  /** True if the page has painted more than is read. */
  get full(): boolean {
    return this.#points >= MAX_POINTS;
  }

  handlers(): OperatorHandlers {
    const { ops } = this;
    const clip = () => (this.#clipsNext = true);
    return [
      [ops.clip, clip],
      [ops.eoClip, clip],
      [
        ops.constructPath,
        ([operator, data, bounds]) => {
          this.#paint(operator, data);
          if (this.#clipsNext) this.stack.clipTo(bounds);
          this.#clipsNext = false;
        },
      ],
    ];
  }

  /** Counts something else that takes as much memory as a corner. */
  countOne(): void {
    this.#points++;
  }

  #paint(operator: unknown, data: unknown): void {
    const buffer: unknown = Array.isArray(data) ? data[0] : undefined;
    const painted = this.#paintedAs(operator);
    if (!painted || !ArrayBuffer.isView(buffer)) return;
    const { matrix, lineWidth, dashed } = this.stack.state;
    const left = MAX_POINTS - this.#points;
    const stroke = painted.kind === 'stroke';
    const subpaths = readSubpaths(buffer as unknown as ArrayLike<number>, matrix, left, stroke);
    for (const { points } of subpaths) this.#points += points.length;
    if (subpaths.length === 0) return;
    const width = stroke ? Math.max(lineWidth * scaleOf(matrix), HAIRLINE) : 0;
    this.paths.push({ ...painted, lineWidth: width, dashed: stroke && dashed, subpaths });
  }

  /** A path that is both filled and stroked counts as filled: its outline is not a line. */
  #paintedAs(operator: unknown): Pick<VectorPath, 'kind' | 'ink'> | undefined {
    const { ops } = this;
    const { state } = this.stack;
    const fillInk = state.fillInk * state.fillAlpha;
    const strokeInk = state.strokeInk * state.strokeAlpha;
    if (operator === ops.stroke || operator === ops.closeStroke) {
      return { kind: 'stroke', ink: strokeInk };
    }
    if (operator === ops.fill || operator === ops.eoFill) return { kind: 'fill', ink: fillInk };
    const both = [ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke];
    if (!both.some((code) => code === operator)) return undefined;
    if (fillInk > 0.1) return { kind: 'fill', ink: fillInk };
    return { kind: 'stroke', ink: strokeInk };
  }
}
