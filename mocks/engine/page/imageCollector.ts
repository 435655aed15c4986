import type { OPS as PdfOps } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import type { GraphicsStack } from './graphicsStack';
import { fieldOf, numberOr, type OperatorHandlers } from './operatorArguments';
import { placeImage, repeatedMatrices } from './operatorImage';
import { paintedPart, partMatrix, toStencilMask } from './operatorStencil';
import type { ImagePlacement } from './pageContent';
import { compose, type Matrix, toMatrix } from './pathMatrix';

/** Collects where a page paints pictures and stencils (ISO 32000-1, 8.9). */
export class ImageCollector {
  readonly images: ImagePlacement[] = [];

  /**
   * @param objectNamed a picture that pdf.js keeps under a name
   * @param onImage called for each picture, also for one that cannot be placed
   */
  constructor(
    private readonly stack: GraphicsStack,
    private readonly objectNamed: (name: string) => unknown,
    private readonly onImage: () => void,
  ) {}

  handlers(ops: typeof PdfOps): OperatorHandlers {
    const { stack } = this;
    return [
      [ops.paintImageXObject, ([, w, h]) => this.#add(stack.state.matrix, w, h, false)],
      [ops.paintInlineImageXObject, ([image]) => this.#addSized(stack.state.matrix, image, false)],
      [ops.paintImageMaskXObject, ([mask]) => this.#addSized(stack.state.matrix, mask, true)],
      [ops.paintSolidColorImageMask, () => this.#add(stack.state.matrix, 1, 1, true)],
      [ops.paintImageMaskXObjectGroup, ([masks]) => this.#addGroup(masks, undefined, true)],
      [ops.paintInlineImageXObjectGroup, ([image, map]) => this.#addGroup(map, image, false)],
      [
        ops.paintImageMaskXObjectRepeat,
        ([mask, a, b, c, d, places]) => {
          for (const matrix of this.#repeated([a, b, c, d], places)) {
            this.#addSized(matrix, mask, true);
          }
        },
      ],
      [
        ops.paintImageXObjectRepeat,
        ([, a, d, places]) => {
          for (const matrix of this.#repeated([a, 0, 0, d], places)) this.#add(matrix, 0, 0, false);
        },
      ],
    ];
  }

  #repeated([a, b, c, d]: readonly unknown[], places: unknown): Matrix[] {
    const scale = [numberOr(a, 0), numberOr(b, 0), numberOr(c, 0), numberOr(d, 0)] as const;
    return repeatedMatrices(this.stack.state.matrix, scale, places);
  }

  #addGroup(members: unknown, shared: unknown, stencil: boolean): void {
    if (!Array.isArray(members)) return;
    for (const member of members as unknown[]) {
      const matrix = toMatrix(fieldOf(member, 'transform'));
      if (!matrix) continue;
      this.#addSized(compose(this.stack.state.matrix, matrix), shared ?? member, stencil);
    }
  }

  #addSized(matrix: Matrix, image: unknown, stencil: boolean): void {
    if (stencil) this.#addStencil(matrix, image);
    else this.#add(matrix, fieldOf(image, 'width'), fieldOf(image, 'height'), false);
  }

  #addStencil(matrix: Matrix, image: unknown): void {
    const name = fieldOf(image, 'data');
    const mask = toStencilMask(typeof name === 'string' ? this.objectNamed(name) : image);
    if (!mask) {
      this.#add(matrix, fieldOf(image, 'width'), fieldOf(image, 'height'), true);
      return;
    }
    const part = paintedPart(mask);
    if (!part) return;
    const width = part.x1 - part.x0;
    const sheet = placeImage(matrix, width, part.y1 - part.y0, true)?.box;
    this.#add(partMatrix(matrix, part, mask), width, part.y1 - part.y0, true, sheet);
  }

  #add(matrix: Matrix, width: unknown, height: unknown, stencil: boolean, sheet?: Box): void {
    this.onImage();
    if (this.stack.isOff) return;
    const placed = placeImage(matrix, width, height, stencil);
    if (placed) this.images.push(sheet ? { ...placed, sheet } : placed);
  }
}
