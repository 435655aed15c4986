import type { Box } from '../../geometry/box';
import { boxHeight, boxHolds, boxWidth } from '../../geometry/boxes';
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
  const [w, h] = [boxWidth(box) / COLUMNS, boxHeight(box) / ROWS];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const [x, y] = [box[0] + column * w, box[1] + row * h];
      const dark = darkness(image, box, [x, y, x + w, y + h]);
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

/** Mean over a cell and its surroundings; what is outside the letter is white, as its neighbours may be there. */
function darkness(image: GreyImage, letter: Box, [x0, y0, x1, y1]: Box): number {
  const [w, h] = [x1 - x0, y1 - y0];
  let sum = 0;
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let j = 0; j < SAMPLES; j += 1) {
      const x = x0 + (((i + 0.5) / SAMPLES) * (1 + 2 * REACH) - REACH) * w;
      const y = y0 + (((j + 0.5) / SAMPLES) * (1 + 2 * REACH) - REACH) * h;
      if (boxHolds(letter, { x, y })) sum += inkAt(image, x, y);
    }
  }
  return sum / SAMPLES ** 2;
}

/** Bilinear, 0 (white) to 1 (black); pixels lie at whole numbers and a half. */
function inkAt(image: GreyImage, x: number, y: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const down = y - 0.5 - top;
  const upper = (1 - right) * inkOf(image, left, top) + right * inkOf(image, left + 1, top);
  const lower = (1 - right) * inkOf(image, left, top + 1) + right * inkOf(image, left + 1, top + 1);
  return (1 - down) * upper + down * lower;
}

/** 0 (white, and all outside the page) to 1 (black). */
const inkOf = ({ width, height, data }: GreyImage, column: number, row: number): number =>
  column < 0 || row < 0 || column >= width || row >= height
    ? 0
    : 1 - (data[row * width + column] ?? 255) / 255;

/** 0 for equal shapes; two shapes of one letter are some 0.1 apart. */
export function shapeDistance(a: LetterShape, b: LetterShape): number {
  const place = Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom);
  const outside = WEIGHT.width * Math.abs(a.width - b.width) + WEIGHT.place * place;
  if (outside > 1) return outside;
  let squares = 0;
  for (let i = 0; i < a.cells.length; i += 1) {
    squares += ((a.cells[i] ?? 0) - (b.cells[i] ?? 0)) ** 2;
  }
  const detail = Math.min(1, Math.max(a.top - a.bottom, b.top - b.bottom) / DETAILED);
  return detail * Math.sqrt(squares / a.cells.length) + outside;
}
