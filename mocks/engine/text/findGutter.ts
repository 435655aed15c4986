import { crosses, TOLERANCE } from './crosses';
import type { TextLine } from './textLine';

/** Minimum lines of a column on each side of a gutter. */
const MIN_LINES = 3;

/** Minimum letters on the side with fewer, for a gutter to count. */
const MIN_LETTERS = 120;

/**
 * Half of the letters of a column of prose are in lines at least this long; table cells and labels of
 * drawings are shorter.
 */
const PROSE_LETTERS = 20;

/** Step between the positions that are tried, points. */
const STEP = 2;

/**
 * The x that best divides lines into a left and a right column of prose; undefined if they are one column, or
 * a table.
 */
export function findGutter(lines: readonly TextLine[]): number | undefined {
  const left = Math.min(...lines.map((line) => line.box[0]));
  const right = Math.max(...lines.map((line) => line.box[2]));
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  let best: { from: number; to: number; score: number } | undefined;
  const changes = edgesOf(lines);
  let score = 0;
  for (let x = left + 0.12 * (right - left); x < right - 0.12 * (right - left); x += STEP) {
    if (changes(x)) score = gutterScore(byHeight, x);
    if (best !== undefined && score === best.score && x - best.to <= STEP) best.to = x;
    else if (score > (best?.score ?? 0)) best = { from: x, to: x, score };
  }
  return best === undefined ? undefined : (best.from + best.to) / 2;
}

/**
 * Whether an edge of a line lies between a position and the one asked for before, so that lines may have changed
 * sides: beside a column's edges none does, and most positions need no score of their own.
 */
function edgesOf(lines: readonly TextLine[]): (x: number) => boolean {
  const begins = lines.map(({ box }) => box[0] + TOLERANCE).sort((a, b) => a - b);
  const ends = lines.map(({ box }) => box[2] - TOLERANCE).sort((a, b) => a - b);
  let [begun, ended, passed] = [0, 0, -1];
  return (x) => {
    while ((begins[begun] ?? Infinity) < x) begun += 1;
    while ((ends[ended] ?? Infinity) <= x) ended += 1;
    const isSame = begun + ended === passed;
    passed = begun + ended;
    return !isSame;
  };
}

/** Letters on the side with fewer, summed over the bands where nothing crosses x; 0 if there is no gutter. */
function gutterScore(byHeight: readonly TextLine[], x: number): number {
  let score = 0;
  let band: TextLine[] = [];
  for (const line of byHeight) {
    if (crosses(line, x)) {
      score += bandScore(band, x);
      band = [];
    } else band.push(line);
  }
  score += bandScore(band, x);
  return score < MIN_LETTERS ? 0 : score;
}

function bandScore(band: readonly TextLine[], x: number): number {
  const sides = [
    band.filter((line) => line.box[2] <= x + TOLERANCE),
    band.filter((line) => line.box[0] >= x - TOLERANCE),
  ];
  return Math.min(...sides.map(sideScore));
}

function sideScore(side: readonly TextLine[]): number {
  if (side.length < MIN_LINES) return 0;
  const lengths = side.map((line) => line.text.length).sort((a, b) => b - a);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  let longer = 0;
  const typical = lengths.find((length) => (longer += length) >= letters / 2) ?? 0;
  return typical < PROSE_LETTERS ? 0 : letters;
}
