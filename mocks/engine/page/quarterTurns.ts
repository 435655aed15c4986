import type { GreyImage } from '../ink/pixels';
import type { PlacedText } from './textPage';

/** Quarter turns clockwise by which the text of a page is turned. */
export type Quarters = 0 | 1 | 2 | 3;

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A picture turned back, so that text which is turned by some quarters stands upright. */
export function turnedBack(image: GreyImage, quarters: Quarters): GreyImage {
  if (quarters === 0) return image;
  const { width, height, data } = image;
  const [across, down] = quarters === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [fromX, fromY] = placeOf(x, y, quarters, { width: width - 1, height: height - 1 });
      turned[y * across + x] = data[fromY * width + fromX] ?? 255;
    }
  }
  return { ...image, width: across, height: down, data: turned };
}

/** A run that was read on a page turned back, where it stands on the page as it is. */
export function placedOn(sheet: Sheet, run: PlacedText, quarters: Quarters): PlacedText {
  if (quarters === 0) return run;
  const [x, y] = placeOf(run.x, run.y, quarters, sheet);
  return { ...run, x, y, angle: 90 * quarters };
}

/** Where a point of a sheet turned back lies on the sheet as it is. */
function placeOf(x: number, y: number, quarters: Quarters, { width, height }: Sheet) {
  switch (quarters) {
    case 1:
      return [width - y, x] as const;
    case 2:
      return [width - x, height - y] as const;
    case 3:
      return [y, height - x] as const;
    case 0:
      return [x, y] as const;
  }
}
