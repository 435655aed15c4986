import type { GreyImage } from '../../ink/pixels';
import { median } from '../../geometry/median';
import { CLEARLY } from '../../ink/invertDarkPanels';

/** Paper darker than this may bear white lines, 0..255. */
const DARK = 100;

/**
 * A picture in light lines on dark paper, with its tones turned around and its paper made white; others, and dark
 * lines on a dark colour, as they are.
 */
export function onWhitePaper(image: GreyImage): GreyImage {
  const paper = median(edgePixels(image));
  if (!(paper < DARK) || !isLightOnDark(image, paper)) return image;
  const range = 255 - paper;
  const data = image.data.map((grey) => 255 - (255 * Math.max(0, grey - paper)) / range);
  return { ...image, data };
}

/** The edges alone may be a frame around white paper. */
function isLightOnDark({ data }: GreyImage, paper: number): boolean {
  let [dark, lighter, darker] = [0, 0, 0];
  for (const grey of data) {
    if (grey < DARK) dark += 1;
    if (grey > paper + CLEARLY) lighter += 1;
    else if (grey < paper - CLEARLY) darker += 1;
  }
  return 2 * dark > data.length && lighter > darker;
}

function edgePixels({ width, height, data }: GreyImage): number[] {
  const rows = [data.subarray(0, width), data.subarray((height - 1) * width, height * width)];
  const columns = Array.from({ length: height }, (_, y) => [
    data[y * width] ?? 255,
    data[(y + 1) * width - 1] ?? 255,
  ]);
  return [...rows.flatMap((row) => [...row]), ...columns.flat()];
}
