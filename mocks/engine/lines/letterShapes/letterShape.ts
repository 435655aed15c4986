import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { GreyImage } from '../../ink/pixels';

/** Cells of a letter's picture. */
const [COLUMNS, ROWS] = [10, 12] as const;

/** A letter's ink, its proportions and its place on the line, independent of size. */
export interface LetterShape {
  /** Darkness of each cell, 0..1, row by row; the letter's box fills the grid. */
  readonly cells: Float32Array;
  /** In heights of capitals: the width, and how far the top and bottom are above the baseline. */
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** The line that a letter stands on, in the units of its box. */
export interface LetterFrame {
  readonly baseline: number;
  /** Height of capitals. */
  readonly height: number;
}

/** How much proportions and place count beside the cells. */
const WEIGHT = { width: 0.6, place: 1 } as const;

/** Lower shapes than this, in heights of capitals, are strokes and dots, whose few pixels say less. */
const DETAILED = 0.3;

/**
 * @param box of the letter, pixels; fractions count
 * @param ink darkness of its colour, 0 to 1 (black)
 */
export function letterShape(image: GreyImage, box: Box, frame: LetterFrame, ink = 1): LetterShape {
  const cells = new Float32Array(COLUMNS * ROWS);
  const across = samplePlaces(box[0], boxWidth(box) / COLUMNS, COLUMNS, [box[0], box[2]]);
  const down = samplePlaces(box[1], boxHeight(box) / ROWS, ROWS, [box[1], box[3]]);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const dark = darkness(image, across, column * SAMPLES, down, row * SAMPLES);
      cells[row * COLUMNS + column] = Math.min(1, dark / ink);
    }
  }
  return {
    cells,
    width: boxWidth(box) / frame.height,
    top: (frame.baseline - box[1]) / frame.height,
    bottom: (frame.baseline - box[3]) / frame.height,
  };
}

/** Points at which a cell is sampled, along each side. */
const SAMPLES = 4;
/** How far a cell reaches into those beside it, in cells: strokes of two fonts are never at the same place. */
const REACH = 0.75;

/** Where cells are sampled along one side of a letter, the samples of each cell one after the other. */
interface SamplePlaces {
  /** The pixel before each; NaN outside the letter, which is white, as its neighbours may be there. */
  readonly pixel: Float64Array;
  /** How far each is beyond that pixel's centre, 0 to 1. */
  readonly beyond: Float64Array;
}

/** Pixels lie at whole numbers and a half. */
function samplePlaces(
  start: number,
  step: number,
  count: number,
  [least, most]: readonly [number, number],
): SamplePlaces {
  const pixel = new Float64Array(count * SAMPLES).fill(NaN);
  const beyond = new Float64Array(count * SAMPLES);
  for (let i = 0; i < pixel.length; i += 1) {
    const cell = start + Math.floor(i / SAMPLES) * step;
    const size = cell + step - cell;
    const place = cell + ((((i % SAMPLES) + 0.5) / SAMPLES) * (1 + 2 * REACH) - REACH) * size;
    if (place < least || place > most) continue;
    pixel[i] = Math.floor(place - 0.5);
    beyond[i] = place - 0.5 - (pixel[i] ?? 0);
  }
  return { pixel, beyond };
}

/** Mean over a cell, whose first samples are at `column` and `row`, and its surroundings. */
function darkness(
  image: GreyImage,
  across: SamplePlaces,
  column: number,
  down: SamplePlaces,
  row: number,
): number {
  let sum = 0;
  for (let i = column; i < column + SAMPLES; i += 1) {
    const left = across.pixel[i] ?? NaN;
    if (Number.isNaN(left)) continue;
    const right = across.beyond[i] ?? 0;
    for (let j = row; j < row + SAMPLES; j += 1) {
      const top = down.pixel[j] ?? NaN;
      if (!Number.isNaN(top)) sum += inkBetween(image, left, right, top, down.beyond[j] ?? 0);
    }
  }
  return sum / SAMPLES ** 2;
}

/** Bilinear between four pixels, 0 (white) to 1 (black). */
function inkBetween(
  image: GreyImage,
  left: number,
  right: number,
  top: number,
  down: number,
): number {
  const upper = (1 - right) * inkOf(image, left, top) + right * inkOf(image, left + 1, top);
  const lower = (1 - right) * inkOf(image, left, top + 1) + right * inkOf(image, left + 1, top + 1);
  return (1 - down) * upper + down * lower;
}

/** 0 (white, and all outside the page) to 1 (black). */
const inkOf = ({ width, height, data }: GreyImage, column: number, row: number): number =>
  column < 0 || row < 0 || column >= width || row >= height
    ? 0
    : 1 - (data[row * width + column] ?? 255) / 255;

/**
 * 0 for equal shapes; two shapes of one letter are some 0.1 apart.
 *
 * @param limit a distance of as much or more may be given as any such number, which costs less
 */
export function shapeDistance(a: LetterShape, b: LetterShape, limit = Infinity): number {
  const place = Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom);
  const outside = WEIGHT.width * Math.abs(a.width - b.width) + WEIGHT.place * place;
  if (outside > 1 || outside >= limit) return outside;
  const detail = Math.min(1, Math.max(a.top - a.bottom, b.top - b.bottom) / DETAILED);
  const { length } = a.cells;
  let squares = 0;
  for (let i = 0; i < length; i += 1) {
    const apart = (a.cells[i] ?? 0) - (b.cells[i] ?? 0);
    squares += apart * apart;
  }
  return detail * Math.sqrt(squares / length) + outside;
}
