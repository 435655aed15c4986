import type { Box } from '../../geometry/box';
import type { ColourImage } from '../../ink/pixels';
import { greyAt, paperLevel } from './paperLevel';
import { INK_BELOW } from '../raster/inkComponents';

/**
 * Pixels of ink that are followed around one box. A drawing of half a page has some hundred thousand; on a dark
 * photograph each box would take seconds.
 */
const MAX_PIXELS = 1e6;

/** A connected spot of ink, as far as it lies in the window that was looked at. */
export interface InkSpot {
  /** Page pixels; the lower right corner is the last pixel's far edge. */
  readonly box: Box;
  readonly pixels: number;
  /** Pixels inside the box that the spots are told apart by. */
  readonly inside: number;
}

/** A piece with bonds belongs to a drawing if this part of its ink is inside the box. */
const NET_INSIDE = 0.7;

/** Whether a piece with bonds is so far inside the box that it belongs to its drawing. */
export const isMostlyInside = ({ inside, pixels }: InkSpot): boolean =>
  inside >= NET_INSIDE * pixels;

/** The connected spots of ink around a box, each found when it is first asked for. */
export class InkSpots {
  private readonly spots: InkSpot[] = [];
  /** For each pixel of the window 0 if not yet seen, otherwise 1 + the index of its spot. */
  private readonly owners: Int32Array;
  private readonly wide: number;
  private readonly high: number;
  private readonly inkBelow: number;
  private pixelsLeft = MAX_PIXELS;

  /**
   * @param inner box of which the spots' share is wanted, page pixels
   * @param window where to look, whole page pixels inside the page
   */
  constructor(
    private readonly page: ColourImage,
    private readonly inner: Box,
    private readonly window: Box,
  ) {
    this.wide = window[2] - window[0];
    this.high = window[3] - window[1];
    this.owners = new Int32Array(this.wide * this.high);
    this.inkBelow = (INK_BELOW * paperLevel(page, inner)) / 255;
  }

  /** The spot at a pixel of the page; undefined on paper and outside the window. */
  at(x: number, y: number): InkSpot | undefined {
    if (!this.isInk(x, y)) return undefined;
    const start = (y - this.window[1]) * this.wide + x - this.window[0];
    const owner = this.owners[start] ?? 0;
    if (owner > 0) return this.spots[owner - 1];
    return this.pixelsLeft > 0 ? this.fill(start) : undefined;
  }

  /** The spots with a pixel in an area, whole page pixels. */
  within([x0, y0, x1, y1]: Box): Set<InkSpot> {
    const found = new Set<InkSpot>();
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const spot = this.at(x, y);
        if (spot) found.add(spot);
      }
    }
    return found;
  }

  private isInk(x: number, y: number): boolean {
    const [x0, y0, x1, y1] = this.window;
    if (x < x0 || y < y0 || x >= x1 || y >= y1) return false;
    return greyAt(this.page, x, y) < this.inkBelow;
  }

  private fill(start: number): InkSpot {
    const label = this.spots.length + 1;
    const stack = [start];
    this.owners[start] = label;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    let [pixels, inside] = [0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % this.wide;
      const y = (at - x) / this.wide;
      pixels++;
      if (--this.pixelsLeft <= 0) break;
      if (this.isInside(x, y)) inside++;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
      this.pushUnseenAround(stack, label, x, y);
    }
    const [x0, y0] = this.window;
    const spot: InkSpot = {
      box: [left + x0, top + y0, right + 1 + x0, bottom + 1 + y0],
      pixels,
      inside,
    };
    this.spots.push(spot);
    return spot;
  }

  private pushUnseenAround(stack: number[], label: number, x: number, y: number): void {
    for (let ny = Math.max(0, y - 1); ny <= Math.min(this.high - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(this.wide - 1, x + 1); nx++) {
        const next = ny * this.wide + nx;
        if (this.owners[next] || !this.isInk(nx + this.window[0], ny + this.window[1])) continue;
        this.owners[next] = label;
        stack.push(next);
      }
    }
  }

  private isInside(x: number, y: number): boolean {
    const [px, py] = [x + this.window[0], y + this.window[1]];
    const [x0, y0, x1, y1] = this.inner;
    return px >= x0 && py >= y0 && px < x1 && py < y1;
  }
}
