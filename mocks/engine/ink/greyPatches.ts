import type { Box } from '../geometry/box';
import type { PictureSize } from './pixels';

/** Connected pixels. */
export interface Patch {
  /** Indices into the page's pixels. */
  readonly pixels: Int32Array;
  /** Pixels; the lower right corner is the last pixel's far edge. */
  readonly box: Box;
}

/** Finds connected areas of pictures on a page, and what they enclose; one for all searches, as it takes 12 bytes a pixel. */
export class GreyPatches {
  /** For each pixel the number of the search that met it last. */
  private readonly met: Int32Array;
  /** For each pixel the number of the last area that it belongs to. */
  private readonly owners: Int32Array;
  private readonly stack: Int32Array;
  private searches = 0;

  constructor(private readonly page: PictureSize) {
    const pixels = page.width * page.height;
    this.met = new Int32Array(pixels);
    this.owners = new Int32Array(pixels);
    this.stack = new Int32Array(pixels);
  }

  /**
   * The areas of connected pixels (4 neighbours) that a test accepts, largest first.
   *
   * @param within pixels, whole numbers inside the page
   * @param minPixels smaller ones are left out
   */
  connected(within: Box, accepts: (pixel: number) => boolean, minPixels: number): Patch[] {
    const search = ++this.searches;
    const patches: Patch[] = [];
    this.forEach(within, (pixel) => {
      if (this.met[pixel] === search || !accepts(pixel)) return;
      const patch = this.fill(pixel, within, search, accepts);
      if (patch.pixels.length >= minPixels) patches.push(patch);
    });
    return patches.sort((a, b) => b.pixels.length - a.pixels.length);
  }

  /** What an area encloses: the connected pixels that are not its own and don't reach the edge of its box. */
  enclosedBy({ pixels, box }: Patch): Patch[] {
    const search = ++this.searches;
    for (const pixel of pixels) this.owners[pixel] = search;
    const isOther = (pixel: number): boolean => this.owners[pixel] !== search;
    const holes: Patch[] = [];
    this.forEach(box, (pixel) => {
      if (this.met[pixel] === search || !isOther(pixel)) return;
      const patch = this.fill(pixel, box, search, isOther);
      if (patch.box.every((edge, i) => edge !== box[i])) holes.push(patch);
    });
    return holes;
  }

  private forEach([x0, y0, x1, y1]: Box, visit: (pixel: number) => void): void {
    const { width } = this.page;
    for (let y = y0; y < y1; y++) {
      for (let pixel = y * width + x0; pixel < y * width + x1; pixel++) visit(pixel);
    }
  }

  private fill(
    start: number,
    within: Box,
    search: number,
    accepts: (pixel: number) => boolean,
  ): Patch {
    const { width } = this.page;
    const { met, stack } = this;
    let count = 0;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const visit = (pixel: number): void => {
      if (met[pixel] === search || !accepts(pixel)) return;
      met[pixel] = search;
      stack[count++] = pixel;
    };
    visit(start);
    // The stack is not popped: in the end it holds the whole patch.
    for (let next = 0; next < count; next++) {
      const pixel = stack[next] ?? 0;
      const x = pixel % width;
      const y = (pixel - x) / width;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
      if (x > within[0]) visit(pixel - 1);
      if (x < within[2] - 1) visit(pixel + 1);
      if (y > within[1]) visit(pixel - width);
      if (y < within[3] - 1) visit(pixel + width);
    }
    return { pixels: stack.slice(0, count), box: [left, top, right + 1, bottom + 1] };
  }
}
