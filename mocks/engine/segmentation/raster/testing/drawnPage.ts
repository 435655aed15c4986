import type { GreyImage } from '../../../ink/pixels';

/** A page to draw on in tests; 144 dpi, so that a point is two pixels. */
export function greyPage(width: number, height: number) {
  const data = new Uint8Array(width * height).fill(255);
  const image: GreyImage = { width, height, data, dpi: 144 };
  const fill = (x0: number, y0: number, x1: number, y1: number, grey = 0): void => {
    for (let y = y0; y < y1; y++) data.fill(grey, y * width + x0, y * width + x1);
  };
  /** A line two pixels wide. */
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0)) * 2;
    for (let k = 0; k <= steps; k++) {
      const x = Math.round(x0 + ((x1 - x0) * k) / steps);
      const y = Math.round(y0 + ((y1 - y0) * k) / steps);
      fill(x, y, x + 2, y + 2);
    }
  };
  /** A ring of straight lines: a hexagon with 6 corners, nearly a circle with 60. */
  const ring = (x: number, y: number, radius: number, corners: number): void => {
    for (let k = 0; k < corners; k++) {
      const [a, b] = [k, k + 1].map((n) => ((n + 0.5) / corners) * 2 * Math.PI);
      line(
        x + radius * Math.cos(a!),
        y + radius * Math.sin(a!),
        x + radius * Math.cos(b!),
        y + radius * Math.sin(b!),
      );
    }
  };
  /** Makes each pixel of ink as dark as chance (the same in each run) has it, below a grey value. */
  const grain = (below: number): void => {
    let chance = 7;
    data.forEach((grey, i) => {
      if (grey === 255) return;
      chance = (chance * 1103515245 + 12345) % 2147483648;
      data[i] = (chance >> 8) % below;
    });
  };
  return { image, fill, line, ring, grain };
}
