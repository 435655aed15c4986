import type { OPS as PdfOps } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import { colourOperators } from './colourOperators';
import { GraphicsStack } from './graphicsStack';
import { sortByVisibility, type PaintedRun, type SortedRuns } from './hiddenText';
import { ImageCollector } from './imageCollector';
import type { OperatorFont } from './operatorState';
import { TextCollector } from './operatorText';
import type { IsShown } from './layers';
import type { ImagePlacement, VectorPath } from './pageContent';
import { PathCollector } from './pathCollector';
import type { Matrix } from './pathMatrix';
import { stateOperators } from './stateOperators';
import { textOperators } from './textOperators';

/** Walks through a page's operators with the graphics state of ISO 32000-1, 8.4. */
export class OperatorReader {
  readonly #letters: TextCollector;
  readonly #paths: PathCollector;
  readonly #images: ImageCollector;
  readonly #handlers: ReadonlyMap<number, (args: readonly unknown[]) => void>;
  /** Areas painted by shadings. */
  readonly #shaded: Box[] = [];

  /**
   * @param base shows the page as the reader sees it
   * @param objectNamed a picture that pdf.js keeps under a name
   * @param page its edges
   * @param isShown whether a layer is on
   */
  constructor(
    ops: typeof PdfOps,
    base: Matrix,
    fonts: ReadonlyMap<string, OperatorFont>,
    objectNamed: (name: string) => unknown,
    page: Box,
    isShown: IsShown = () => true,
  ) {
    const stack = new GraphicsStack(base, page);
    this.#letters = new TextCollector(stack);
    this.#paths = new PathCollector(ops, stack);
    this.#images = new ImageCollector(stack, objectNamed, () => this.#paths.countOne());
    this.#handlers = new Map([
      ...stateOperators(ops, stack, isShown),
      ...colourOperators(ops, stack),
      ...textOperators(ops, stack, fonts, this.#letters),
      ...this.#paths.handlers(),
      ...this.#images.handlers(ops),
      [ops.shadingFill, () => void (stack.isOff || this.#shaded.push(stack.state.clip))],
    ]);
  }

  get paths(): readonly VectorPath[] {
    return this.#paths.paths;
  }

  get images(): readonly ImagePlacement[] {
    return this.#images.images;
  }

  /** True if the page has painted more than is read. */
  get full(): boolean {
    return this.#paths.full;
  }

  read(operator: number, args: readonly unknown[]): void {
    this.#handlers.get(operator)?.(args);
  }

  /** All letters, whether seen or not. */
  paintedRuns(): readonly PaintedRun[] {
    return this.#letters.runs();
  }

  texts(): SortedRuns {
    const { paths, images } = this;
    return sortByVisibility(this.#letters.runs(), { paths, images, shaded: this.#shaded });
  }
}
