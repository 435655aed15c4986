import type { OPS as PdfOps } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import type { ImagePlacement, VectorPath } from './pageContent';
import { clippedTo } from './operatorClip';
import { inkOf, PATTERN_INK } from './operatorColour';
import { sortByVisibility, type PaintedRun, type SortedRuns } from './hiddenText';
import { placeImage, repeatedMatrices } from './operatorImage';
import { readSubpaths } from './operatorPath';
import { type GraphicsState, initialState, type OperatorFont, PLAIN_FONT } from './operatorState';
import { paintedPart, partMatrix, toStencilMask } from './operatorStencil';
import { TextCollector } from './operatorText';
import { compose, IDENTITY, type Matrix, scaleOf, toMatrix } from './pathMatrix';

/** Maximum corners of all paths on a page; no page of an article has more. */
const MAX_POINTS = 1_000_000;
/** Maximum saved graphics states; Acrobat's own limit is 28, real files stay below 100. */
const MAX_DEPTH = 1000;
/** A width of 0 means the device's thinnest line; in points, at 300 dpi. */
const HAIRLINE = 0.24;

type Handler = (args: readonly unknown[]) => void;

/** Walks through a page's operators with the graphics state of ISO 32000-1, 8.4. */
export class OperatorReader {
  readonly paths: VectorPath[] = [];
  readonly images: ImagePlacement[] = [];
  private readonly letters = new TextCollector();
  private readonly handlers: ReadonlyMap<number, Handler>;
  private readonly stack: GraphicsState[] = [];
  private state: GraphicsState;
  private points = 0;
  /** A clipping path takes effect after the path that states it (ISO 32000-1, 8.5.4). */
  private clipsNext = false;
  /** Areas painted by shadings. */
  private readonly shaded: Box[] = [];

  constructor(
    private readonly ops: typeof PdfOps,
    base: Matrix,
    private readonly fonts: ReadonlyMap<string, OperatorFont>,
    private readonly objectNamed: (name: string) => unknown,
    page: Box,
  ) {
    this.state = initialState(base, page);
    this.handlers = new Map([
      ...this.stateHandlers(),
      ...this.colourHandlers(),
      ...this.textHandlers(),
      ...this.paintHandlers(),
    ]);
  }

  /** True if the page has painted more than is read. */
  get full(): boolean {
    return this.points >= MAX_POINTS;
  }

  read(operator: number, args: readonly unknown[]): void {
    this.handlers.get(operator)?.(args);
  }

  /** All letters, whether seen or not. */
  paintedRuns(): readonly PaintedRun[] {
    return this.letters.runs();
  }

  texts(): SortedRuns {
    const { paths, images, shaded } = this;
    return sortByVisibility(this.letters.runs(), { paths, images, shaded });
  }

  private stateHandlers(): [number, Handler][] {
    const { ops } = this;
    const save = () => this.save();
    const restore = () => this.restore();
    return [
      [ops.save, save],
      [ops.restore, restore],
      [ops.beginGroup, save],
      [ops.endGroup, restore],
      [
        ops.paintFormXObjectBegin,
        ([matrix, bounds]) => {
          this.save();
          this.transform(matrix);
          this.clipTo(bounds);
        },
      ],
      [ops.paintFormXObjectEnd, restore],
      [ops.clip, () => (this.clipsNext = true)],
      [ops.eoClip, () => (this.clipsNext = true)],
      [ops.transform, (args) => this.transform(args)],
      [ops.setLineWidth, ([w]) => (this.state.lineWidth = number(w, 1))],
      [ops.setDash, ([dashes]) => (this.state.dashed = hasGaps(dashes))],
      [ops.setGState, ([entries]) => this.setExtended(entries)],
    ];
  }

  private colourHandlers(): [number, Handler][] {
    const { ops } = this;
    const stroke: Handler = ([c]) => (this.state.strokeInk = inkOf(c));
    const fill: Handler = ([c]) => (this.state.fillInk = inkOf(c));
    return [
      [ops.setStrokeRGBColor, stroke],
      [ops.setFillRGBColor, fill],
      [ops.setStrokeColorN, () => (this.state.strokeInk = PATTERN_INK)],
      [ops.setFillColorN, () => (this.state.fillInk = PATTERN_INK)],
      [ops.setStrokeTransparent, () => (this.state.strokeInk = 0)],
      [ops.setFillTransparent, () => (this.state.fillInk = 0)],
    ];
  }

  private textHandlers(): [number, Handler][] {
    const { ops } = this;
    return [
      [ops.beginText, () => this.setTextMatrix(IDENTITY)],
      [ops.setTextMatrix, ([m]) => this.setTextMatrix(toMatrix(m) ?? IDENTITY)],
      [
        ops.setFont,
        ([name, size]) => {
          this.state.font = this.fonts.get(String(name)) ?? PLAIN_FONT;
          this.state.fontSize = number(size, 0);
        },
      ],
      [ops.moveText, ([x, y]) => this.moveText(number(x, 0), number(y, 0))],
      [
        ops.setLeadingMoveText,
        ([x, y]) => {
          this.state.leading = -number(y, 0);
          this.moveText(number(x, 0), number(y, 0));
        },
      ],
      [ops.nextLine, () => this.moveText(0, -this.state.leading)],
      [ops.setLeading, ([l]) => (this.state.leading = number(l, 0))],
      [ops.setCharSpacing, ([v]) => (this.state.charSpacing = number(v, 0))],
      [ops.setWordSpacing, ([v]) => (this.state.wordSpacing = number(v, 0))],
      [ops.setHScale, ([v]) => (this.state.horizontalScale = number(v, 100) / 100)],
      [ops.setTextRise, ([v]) => (this.state.textRise = number(v, 0))],
      [ops.setTextRenderingMode, ([mode]) => (this.state.renderMode = number(mode, 0))],
      [ops.showText, ([glyphs]) => this.letters.show(glyphs, this.state)],
    ];
  }

  private paintHandlers(): [number, Handler][] {
    const { ops } = this;
    const picture: Handler = ([, w, h]) => this.addImage(this.state.matrix, w, h, false);
    const inline: Handler = ([image]) => this.addSized(this.state.matrix, image, false);
    return [
      [
        ops.constructPath,
        ([operator, data, bounds]) => {
          this.paintPath(operator, data);
          if (this.clipsNext) this.clipTo(bounds);
          this.clipsNext = false;
        },
      ],
      [ops.shadingFill, () => void this.shaded.push(this.state.clip)],
      [ops.paintImageXObject, picture],
      [ops.paintInlineImageXObject, inline],
      [ops.paintImageMaskXObject, ([mask]) => this.addSized(this.state.matrix, mask, true)],
      [ops.paintSolidColorImageMask, () => this.addImage(this.state.matrix, 1, 1, true)],
      [ops.paintImageMaskXObjectGroup, ([masks]) => this.addGroup(masks, undefined, true)],
      [ops.paintInlineImageXObjectGroup, ([image, map]) => this.addGroup(map, image, false)],
      [
        ops.paintImageMaskXObjectRepeat,
        ([mask, a, b, c, d, places]) => {
          const scale = [number(a, 0), number(b, 0), number(c, 0), number(d, 0)] as const;
          for (const m of repeatedMatrices(this.state.matrix, scale, places)) {
            this.addSized(m, mask, true);
          }
        },
      ],
      [
        ops.paintImageXObjectRepeat,
        ([, a, d, places]) => {
          const scale = [number(a, 0), 0, 0, number(d, 0)] as const;
          for (const m of repeatedMatrices(this.state.matrix, scale, places)) {
            this.addImage(m, 0, 0, false);
          }
        },
      ],
    ];
  }

  private save(): void {
    if (this.stack.length < MAX_DEPTH) this.stack.push({ ...this.state });
  }

  private restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  private transform(value: unknown): void {
    const matrix = toMatrix(value);
    if (matrix) this.state.matrix = compose(this.state.matrix, matrix);
  }

  private clipTo(bounds: unknown): void {
    this.state.clip = clippedTo(this.state, bounds);
  }

  private setExtended(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as unknown[];
      if (key === 'LW') this.state.lineWidth = number(value, 1);
      if (key === 'D' && Array.isArray(value)) this.state.dashed = hasGaps(value[0]);
      if (key === 'CA') this.state.strokeAlpha = number(value, 1);
      if (key === 'ca') this.state.fillAlpha = number(value, 1);
    }
  }

  private setTextMatrix(matrix: Matrix): void {
    Object.assign(this.state, { textMatrix: matrix, textX: 0, textY: 0, lineX: 0, lineY: 0 });
  }

  private moveText(x: number, y: number): void {
    this.state.lineX += x;
    this.state.lineY += y;
    this.state.textX = this.state.lineX;
    this.state.textY = this.state.lineY;
  }

  private paintPath(operator: unknown, data: unknown): void {
    const buffer: unknown = Array.isArray(data) ? data[0] : undefined;
    const painted = this.paintedAs(operator);
    if (!painted || !ArrayBuffer.isView(buffer)) return;
    const { matrix, lineWidth, dashed } = this.state;
    const left = MAX_POINTS - this.points;
    const subpaths = readSubpaths(buffer as unknown as ArrayLike<number>, matrix, left);
    for (const { points } of subpaths) this.points += points.length;
    if (subpaths.length === 0) return;
    const stroke = painted.kind === 'stroke';
    const width = stroke ? Math.max(lineWidth * scaleOf(matrix), HAIRLINE) : 0;
    this.paths.push({ ...painted, lineWidth: width, dashed: stroke && dashed, subpaths });
  }

  /** A path that is both filled and stroked counts as filled: its outline is not a line. */
  private paintedAs(operator: unknown): Pick<VectorPath, 'kind' | 'ink'> | undefined {
    const { ops, state } = this;
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

  private addGroup(members: unknown, shared: unknown, stencil: boolean): void {
    if (!Array.isArray(members)) return;
    for (const member of members as unknown[]) {
      const matrix = toMatrix(field(member, 'transform'));
      if (matrix) this.addSized(compose(this.state.matrix, matrix), shared ?? member, stencil);
    }
  }

  private addSized(matrix: Matrix, image: unknown, stencil: boolean): void {
    if (stencil) this.addStencil(matrix, image);
    else this.addImage(matrix, field(image, 'width'), field(image, 'height'), false);
  }

  private addStencil(matrix: Matrix, image: unknown): void {
    const name = field(image, 'data');
    const mask = toStencilMask(typeof name === 'string' ? this.objectNamed(name) : image);
    if (!mask) {
      this.addImage(matrix, field(image, 'width'), field(image, 'height'), true);
      return;
    }
    const part = paintedPart(mask);
    if (!part) return;
    const width = part.x1 - part.x0;
    this.addImage(partMatrix(matrix, part, mask), width, part.y1 - part.y0, true);
  }

  private addImage(matrix: Matrix, width: unknown, height: unknown, stencil: boolean): void {
    this.points++;
    const placed = placeImage(matrix, width, height, stencil);
    if (placed) this.images.push(placed);
  }
}

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

const hasGaps = (dashes: unknown): boolean =>
  Array.isArray(dashes) && dashes.some((d) => typeof d === 'number' && d > 0);
