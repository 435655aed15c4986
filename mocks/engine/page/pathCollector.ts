import type { OPS as PdfOps } from 'pdfjs-dist';
import type { GraphicsStack } from './graphicsStack';
import type { OperatorHandlers } from './operatorArguments';
import { readSubpaths } from './operatorPath';
import type { Subpath, VectorPath } from './pageContent';
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
    const asked = this.#paintedAs(operator);
    if (!asked || this.stack.isOff || !ArrayBuffer.isView(buffer)) return;
    const { matrix, lineWidth, dashed } = this.stack.state;
    const left = MAX_POINTS - this.#points;
    const withMiddles = asked.kind === 'stroke';
    const subpaths = readSubpaths(
      buffer as unknown as ArrayLike<number>,
      matrix,
      left,
      withMiddles,
    );
    for (const { points } of subpaths) this.#points += points.length;
    if (subpaths.length === 0) return;
    const painted = subpaths.every(isLine) && this.#isStroked(operator) ? this.#stroke() : asked;
    const stroke = painted.kind === 'stroke';
    const width = stroke ? Math.max(lineWidth * scaleOf(matrix), HAIRLINE) : 0;
    this.paths.push({ ...painted, lineWidth: width, dashed: stroke && dashed, subpaths });
  }

  /** A path that is both filled and stroked counts as filled: its outline is not a line. */
  #paintedAs(operator: unknown): Pick<VectorPath, 'kind' | 'ink'> | undefined {
    const { ops } = this;
    const { state } = this.stack;
    const fillInk = state.fillInk * state.fillAlpha;
    if (operator === ops.fill || operator === ops.eoFill) return { kind: 'fill', ink: fillInk };
    if (!this.#isStroked(operator)) return undefined;
    const isFilled = operator !== ops.stroke && operator !== ops.closeStroke && fillInk > 0.1;
    return isFilled ? { kind: 'fill', ink: fillInk } : this.#stroke();
  }

  #isStroked(operator: unknown): boolean {
    const { ops } = this;
    const both = [ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke];
    return [ops.stroke, ops.closeStroke, ...both].some((code) => code === operator);
  }

  #stroke(): Pick<VectorPath, 'kind' | 'ink'> {
    const { state } = this.stack;
    return { kind: 'stroke', ink: state.strokeInk * state.strokeAlpha };
  }
}

/** Two points enclose nothing: if they are filled and stroked, only the stroke is seen. */
const isLine = ({ points, curved }: Subpath): boolean => points.length === 2 && !curved;
