import type { Box } from '../../geometry/box';
import { boxCentre, boxHeight, boxHolds, boxWidth, growBox } from '../../geometry/boxes';
import type { GreyImage } from '../../ink/pixels';
import type { InkImage } from '../../ink/inkImage';
import { findInkComponents } from '../raster/inkComponents';
import { hasLetterSize } from '../../lines/letterShapes/letterPieces';

/** Sizes of letters, points: from a full stop to a few that touch each other in a scan. */
const SIZE = { min: 0.4, max: 40, maxHeight: 16 } as const;

/** A letter is in a box that holds its middle, within this, points. */
const AT = 0.1;

/** Spots of ink in the size of letters, whatever the page paints them with: text, shapes or a picture. */
export interface InkLetters {
  /** Points of the page. */
  readonly boxes: readonly Box[];
  /** Whether a spot that is too large for a letter, a bond, a rule or a panel, has ink in a box. */
  readonly hasStroke: (box: Box) => boolean;
  /** The ink of the letters within a box, with paper around it that is this share of its height. */
  readonly inkIn: (box: Box, margin: number) => InkImage;
}

/** A part of a painted page, and where its upper left corner is, pixels of the page. */
export interface PagePart {
  readonly image: GreyImage;
  /** Pixels a point. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * The letters of a part of a painted page.
 *
 * @param isFree whether letters are looked for at a place, points of the page
 */
export function inkLetters(part: PagePart, isFree: (box: Box) => boolean): InkLetters {
  const { image, scale, left, top } = part;
  const { components, labels } = findInkComponents(image);
  const letters = new Map<number, Box>();
  const strokes = new Set<number>();
  components.forEach(({ box: [x0, y0, x1, y1] }, spot) => {
    // A spot that the part's edge cuts is read as another letter.
    if (y0 === 0 || y1 === image.height) return;
    const [from, to] = [(x0 + left) / scale, (x1 + left) / scale];
    const box: Box = [from, (y0 + top) / scale, to, (y1 + top) / scale];
    if (!hasLetterSize(box, { ...SIZE, min: 0 }) || boxHeight(box) > SIZE.maxHeight) {
      strokes.add(spot);
    } else if (hasLetterSize(box, SIZE) && isFree(box)) letters.set(spot, box);
  });
  const inkIn = (box: Box, margin: number): InkImage => {
    const near = growBox(box, AT);
    const held = [...letters].filter(([, letter]) => boxHolds(near, boxCentre(letter)));
    const area = growBox(box, margin * boxHeight(box));
    return inkOfSpots(part, labels, new Set(held.map(([spot]) => spot)), area);
  };
  const hasStroke = (box: Box) =>
    inkOfSpots(part, labels, strokes, box).data.some((ink) => ink > 0);
  return { boxes: [...letters.values()], hasStroke, inkIn };
}

/** The ink of some spots within a box, points. */
function inkOfSpots(
  { image, scale, left, top }: PagePart,
  labels: Int32Array,
  spots: ReadonlySet<number>,
  area: Box,
): InkImage {
  const corner = { x: Math.round(area[0] * scale) - left, y: Math.round(area[1] * scale) - top };
  const width = Math.max(1, Math.round(boxWidth(area) * scale));
  const height = Math.max(1, Math.round(boxHeight(area) * scale));
  const ink = new Float32Array(width * height);
  const isOf = (pixel: number) => spots.has((labels[pixel] ?? 0) - 1);
  for (let y = Math.max(0, -corner.y); y < height && corner.y + y < image.height; y++) {
    for (let x = Math.max(0, -corner.x); x < width && corner.x + x < image.width; x++) {
      const pixel = (corner.y + y) * image.width + corner.x + x;
      // The pale pixels at a letter's edge are part of it.
      if (!isOf(pixel) && !isOf(pixel - 1) && !isOf(pixel + 1)) continue;
      ink[y * width + x] = 1 - (image.data[pixel] ?? 255) / 255;
    }
  }
  return { width, height, data: ink };
}
