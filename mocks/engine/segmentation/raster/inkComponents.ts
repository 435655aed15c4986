import type { Box } from '../../geometry/box';
import type { GreyImage } from '../../ink/pixels';

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
  /** For each pixel 0 if paper, otherwise 1 + the index of its component. */
  readonly labels: Int32Array;
}

/** Darker pixels are ink, including thin grey lines of a page rendered at 144 dpi. */
const INK_BELOW = 190;
/** Variance of one pixel's width; that of a bar is its breadth squared / 12. */
const PIXEL_VARIANCE = 1 / 12;

/** Finds the connected spots of ink (8 neighbours). */
export function findInkComponents({ width, height, data }: GreyImage): InkComponents {
  const labels = new Int32Array(width * height);
  const components: InkComponent[] = [];
  const stack = new Int32Array(width * height);
  const isInk = (i: number): boolean => (data[i] ?? 255) < INK_BELOW;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || !isInk(start)) continue;
    const label = components.length + 1;
    const moments = new Moments();
    let top = 0;
    stack[top++] = start;
    labels[start] = label;
    while (top > 0) {
      const i = stack[--top] ?? 0;
      const x = i % width;
      const y = (i - x) / width;
      moments.add(x, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const n = ny * width + nx;
          if (labels[n] || !isInk(n)) continue;
          labels[n] = label;
          stack[top++] = n;
        }
      }
    }
    components.push(moments.toComponent());
  }
  return { width, height, components, labels };
}

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

  add(x: number, y: number): void {
    this.count++;
    this.x0 = Math.min(this.x0, x);
    this.y0 = Math.min(this.y0, y);
    this.x1 = Math.max(this.x1, x);
    this.y1 = Math.max(this.y1, y);
    this.sumX += x;
    this.sumY += y;
    this.sumXX += x * x;
    this.sumYY += y * y;
    this.sumXY += x * y;
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
