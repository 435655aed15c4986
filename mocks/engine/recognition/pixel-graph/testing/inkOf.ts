import type { InkImage } from '../../../ink/inkImage';

export type Place = readonly [x: number, y: number];
export type Line = readonly [from: Place, to: Place];

/** A picture of straight lines, one pixel thick. */
export function inkOf(width: number, height: number, lines: readonly Line[]): InkImage {
  const data = new Float32Array(width * height);
  for (const [from, to] of lines) {
    const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])));
    for (let k = 0; k <= steps; k++) {
      const x = Math.round(from[0] + ((to[0] - from[0]) * k) / steps);
      const y = Math.round(from[1] + ((to[1] - from[1]) * k) / steps);
      if (x >= 0 && x < width && y >= 0 && y < height) data[y * width + x] = 1;
    }
  }
  return { width, height, data };
}
