import type { GreyImage } from '../../ink/pixels';
import { median } from './statistics';

/** Paper darker than this bears white lines: no coloured panel with dark lines is as dark, 0..255. */
const DARK = 100;

/** A picture whose edges are dark, with its tones turned around and its paper made white; others as they are. */
export function onWhitePaper(image: GreyImage): GreyImage {
  const paper = median(edgePixels(image));
  if (!(paper < DARK)) return image;
  const range = 255 - paper;
  const data = image.data.map((grey) => 255 - (255 * Math.max(0, grey - paper)) / range);
  return { ...image, data };
}

function edgePixels({ width, height, data }: GreyImage): number[] {
  const rows = [data.subarray(0, width), data.subarray((height - 1) * width, height * width)];
  const columns = Array.from({ length: height }, (_, y) => [
    data[y * width] ?? 255,
    data[(y + 1) * width - 1] ?? 255,
  ]);
  return [...rows.flatMap((row) => [...row]), ...columns.flat()];
}
