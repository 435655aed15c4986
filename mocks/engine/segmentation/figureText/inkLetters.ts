import type { Box } from '../../geometry/box';
import { boxCentre, boxHeight, boxHolds, boxWidth, growBox } from '../../geometry/boxes';
import type { GreyImage } from '../../ink/pixels';
import type { InkImage } from '../../ink/inkImage';
import { INK_BELOW } from '../raster/inkComponents';
import { findRuns, type PixelRuns } from '../raster/pixelRuns';
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
  const { width, height, data } = image;
  const runs = findRuns({ width, height, values: data }, INK_BELOW, 'corners');
  const letters = new Map<number, Box>();
  const strokes = new Set<number>();
  spotBoxes(runs, width).forEach(([x0, y0, x1, y1], spot) => {
    // A spot that the part's edge cuts is read as another letter.
    if (y0 === 0 || y1 === height) return;
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
    return inkOfSpots(part, runs, new Set(held.map(([spot]) => spot)), area);
  };
  const hasStroke = (box: Box) => inkOfSpots(part, runs, strokes, box).data.some((ink) => ink > 0);
  return { boxes: [...letters.values()], hasStroke, inkIn };
}

/** The ink of some spots within a box, points. */
function inkOfSpots(
  { image, scale, left, top }: PagePart,
  runs: PixelRuns,
  spots: ReadonlySet<number>,
  area: Box,
): InkImage {
  const corner = { x: Math.round(area[0] * scale) - left, y: Math.round(area[1] * scale) - top };
  const width = Math.max(1, Math.round(boxWidth(area) * scale));
  const height = Math.max(1, Math.round(boxHeight(area) * scale));
  const ink = new Float32Array(width * height);
  runs.spots.forEach((spot, run) => {
    if (!spots.has(spot)) return;
    const [start = 0, end = 0] = [runs.starts[run], runs.ends[run]];
    const y = Math.floor(start / image.width) - corner.y;
    if (y < 0 || y >= height) return;
    // The pale pixels at a letter's edge are part of it.
    for (let pixel = start - 1; pixel <= end; pixel++) {
      const x = (pixel % image.width) - corner.x;
      if (x >= 0 && x < width) ink[y * width + x] = 1 - (image.data[pixel] ?? 255) / 255;
    }
  });
  return { width, height, data: ink };
}

/** Pixels, by spot. */
function spotBoxes({ starts, ends, spots, spotCount }: PixelRuns, width: number): Box[] {
  const boxes = Array.from({ length: spotCount }, (): [number, number, number, number] => [
    Infinity,
    Infinity,
    0,
    0,
  ]);
  starts.forEach((start, run) => {
    const box = boxes[spots[run] ?? 0];
    if (!box) return;
    const y = Math.floor(start / width);
    const x = start - y * width;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + (ends[run] ?? start) - start);
    box[3] = Math.max(box[3], y + 1);
  });
  return boxes;
}
