import type { GreyImage } from '../../ink/pixels';
import type { InkImage } from '../../ink/inkImage';
import type { DrawingRegion } from './drawingRegions';
import type { InkComponents } from './inkComponents';

/** The ink of one region only: anything outside its members is paper. */
export function regionInk(page: GreyImage, ink: InkComponents, region: DrawingRegion): InkImage {
  const [x0, y0, x1, y1] = region.box;
  const width = x1 - x0;
  const height = y1 - y0;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y + y0) * page.width + x + x0;
      const label = ink.labels[i] ?? 0;
      if (label && !region.members.has(label - 1)) continue;
      data[y * width + x] = 1 - (page.data[i] ?? 255) / 255;
    }
  }
  return { width, height, data };
}
