import type { Box } from '../../geometry/box';
import type { GreyImage } from '../../ink/pixels';
import { findRuns } from './pixelRuns';

/** A connected spot of ink. */
export interface InkComponent {
  /** Pixels; the lower right corner is the last pixel's far edge. */
  readonly box: Box;
  readonly pixels: number;
  /** Breadth, pixels, of the bar with the same second moments, whatever its direction. */
  readonly breadth: number;
}

export interface InkComponents {
  readonly width: number;
  readonly height: number;
  readonly components: readonly InkComponent[];
  /** The first pixel of each component, in the order of the picture. */
  readonly firsts: Int32Array;
  /** For each pixel 0 if paper, otherwise 1 + the index of its component. */
  readonly labels: Int32Array;
}

/** Darker pixels of white paper are ink, including thin grey lines of a page rendered at 144 dpi, 0..255. */
export const INK_BELOW = 190;
/** Variance of one pixel's width; that of a bar is its breadth squared / 12. */
const PIXEL_VARIANCE = 1 / 12;

/** Finds the connected spots of ink (8 neighbours). */
export function findInkComponents({ width, height, data }: GreyImage): InkComponents {
  const picture = { width, height, values: data };
  const { starts, ends, spots, spotCount } = findRuns(picture, INK_BELOW, 'corners');
  const labels = new Int32Array(width * height);
  const firsts = new Int32Array(spotCount).fill(-1);
  const moments = Array.from({ length: spotCount }, () => new Moments());
  for (let run = 0; run < starts.length; run++) {
    const [start, end, spot] = [starts[run] ?? 0, ends[run] ?? 0, spots[run] ?? 0];
    labels.fill(1 + spot, start, end);
    if (firsts[spot] === -1) firsts[spot] = start;
    const x = start % width;
    moments[spot]?.add(x, x + end - start, (start - x) / width);
  }
  const components = moments.map((each) => each.toComponent());
  return { width, height, components, firsts, labels };
}

/** The sum of the squares of 0 to n. */
const squaresUpTo = (n: number): number => (n * (n + 1) * (2 * n + 1)) / 6;

/** Extent and second moments of a set of pixels. */
class Moments {
  private count = 0;
  private x0 = Infinity;
  private y0 = Infinity;
  private x1 = -Infinity;
  private y1 = -Infinity;
  private sumX = 0;
  private sumY = 0;
  private sumXX = 0;
  private sumYY = 0;
  private sumXY = 0;

  /** The pixels of a row from one to before another. */
  add(from: number, to: number, y: number): void {
    const count = to - from;
    const sumX = ((from + to - 1) * count) / 2;
    this.count += count;
    this.x0 = Math.min(this.x0, from);
    this.y0 = Math.min(this.y0, y);
    this.x1 = Math.max(this.x1, to - 1);
    this.y1 = Math.max(this.y1, y);
    this.sumX += sumX;
    this.sumY += y * count;
    this.sumXX += squaresUpTo(to - 1) - squaresUpTo(from - 1);
    this.sumYY += y * y * count;
    this.sumXY += sumX * y;
  }

  toComponent(): InkComponent {
    const n = this.count;
    const meanX = this.sumX / n;
    const meanY = this.sumY / n;
    const varX = this.sumXX / n - meanX * meanX + PIXEL_VARIANCE;
    const varY = this.sumYY / n - meanY * meanY + PIXEL_VARIANCE;
    const covariance = this.sumXY / n - meanX * meanY;
    const half = (varX + varY) / 2;
    const spread = Math.sqrt(((varX - varY) / 2) ** 2 + covariance ** 2);
    const breadth = Math.sqrt(Math.max(0, half - spread) / PIXEL_VARIANCE);
    return { box: [this.x0, this.y0, this.x1 + 1, this.y1 + 1], pixels: n, breadth };
  }
}
