import type { PictureSize } from './pixels';

/** Steps to the right and down; a square and a diamond make the octagon: a row, a column and the two diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * The level of the paper or fill around each pixel: a grey closing by an octagon, which removes whatever is dark
 * and narrower than it, and leaves the edges of what is broader where they are. Nothing lies outside the picture.
 *
 * @param levels row by row, 0 (dark) to 255
 * @param reach half of the octagon's width, pixels
 */
export function localLevel(levels: Uint8Array, size: PictureSize, reach: number): Uint8Array {
  const square = Math.ceil(reach / 2);
  const diagonal = Math.ceil((reach - square) / 2);
  const slides = DIRECTIONS.flatMap(([dx, dy]): Slide[] => {
    const steps = dx * dy === 0 ? square : diagonal;
    return [
      { dx, dy, steps },
      { dx: -dx, dy: -dy, steps },
    ];
  });
  const around = levels.slice();
  for (const step of slides) slide(around, size, step, 'lighter');
  // At the picture's edge, what the last slide spread has to be taken back first.
  for (const step of slides.reverse()) slide(around, size, step, 'darker');
  return around;
}

interface Slide {
  readonly dx: number;
  readonly dy: number;
  readonly steps: number;
}

/** Which of two levels stays. */
type Kept = 'lighter' | 'darker';

/**
 * Gives each pixel what is kept of those up to `steps` further on, in place: the distances double, and pixels are
 * visited in the order in which those further on are still what they were.
 */
function slide(
  levels: Uint8Array,
  { width, height }: PictureSize,
  { dx, dy, steps }: Slide,
  kept: Kept,
): void {
  const turn = dy * width + dx > 0 ? 1 : -1;
  for (let seen = 1; seen <= steps;) {
    const shift = Math.min(seen, steps + 1 - seen);
    const columns = width - shift * Math.abs(dx);
    const rows = height - shift * Math.abs(dy);
    if (columns < 1) return;
    const first = Math.max(0, -shift * dy) * width + Math.max(0, -shift * dx);
    const last = first + (rows - 1) * width + columns - 1;
    for (let row = 0; row < rows; row++) {
      const from = (turn > 0 ? first : last) + turn * row * width;
      keep(levels, { from, turn, columns, further: shift * (dy * width + dx) }, kept);
    }
    seen += shift;
  }
}

interface Row {
  /** Its first pixel, and the way to the others. */
  readonly from: number;
  readonly turn: 1 | -1;
  readonly columns: number;
  /** From each pixel to the one it is compared with. */
  readonly further: number;
}

function keep(levels: Uint8Array, { from, turn, columns, further }: Row, kept: Kept): void {
  const lighter = kept === 'lighter';
  for (let i = from, end = from + turn * columns; i !== end; i += turn) {
    const other = levels[i + further] ?? 0;
    const own = levels[i] ?? 0;
    if (lighter ? other > own : other < own) levels[i] = other;
  }
}
