import type { Point } from '../../../geometry/box';
import type { InkImage } from '../../../ink/inkImage';
import { median } from '../../../geometry/median';
import type { StrokeInk } from './strokeAlong';
import { strokeAlong } from './strokeAlong';

/** In a gap, ink falls below this share and rises again. */
const GAP = 0.6;
/** With less ink than this, pixels, it has not risen again. */
const LEAST_DASH = 0.15;
/** A line that is thicker by this than at its other end is narrowing. */
const NARROWS = 1.2;
/** The part of a line whose taper is measured: there are letters at its ends. */
const TAPER = { from: 0.1, to: 0.88 } as const;

/** The properties that distinguish a wedge from a line. */
export interface WedgeInk {
  /** Thickness at the thinner end, at the thicker end and in between, pixels. */
  readonly narrow: number;
  readonly broad: number;
  readonly middle: number;
  readonly narrowsTowardsEnd: boolean;
  /** Number of gaps between dashes. */
  readonly gaps: number;
  /** How evenly it thickens from one end to the other: correlation with the position, 0..1. */
  readonly taper: number;
  /** Thickness at the end of the tapering part, relative to its start. */
  readonly growth: number;
  /** Darkness of the broad end, 0..1. */
  readonly darkness: number;
  /** Darkness of most of the middle half, and of its darkest place, 0..1. */
  readonly middleDarkness: number;
  readonly middlePeak: number;
}

/** Measures the ink of a bond. Points in pixels of `ink`. */
export function wedgeInk(ink: InkImage, from: Point, to: Point): WedgeInk {
  const stroke = strokeAlong(ink, from, to);
  const quarter = Math.ceil(stroke.length / 4);
  const [head, tail] = [stroke.slice(0, quarter + 1), stroke.slice(-quarter - 1)];
  const [first, last] = [meanThickness(head), meanThickness(tail)];
  const rising = last >= first ? stroke : stroke.toReversed();
  const middle = stroke.slice(quarter, -quarter);
  return {
    narrow: Math.min(first, last),
    broad: Math.max(first, last),
    narrowsTowardsEnd: first > NARROWS * last,
    middle: meanThickness(middle),
    gaps: countGaps(stroke.map(({ thickness }) => thickness)),
    ...taperOf(rising),
    middleDarkness: median(middle.map(({ darkness }) => darkness)),
    middlePeak: Math.max(0, ...middle.map(({ darkness }) => darkness)),
    darkness: Math.max(0, ...(first > last ? head : tail).map(({ darkness }) => darkness)),
  };
}

function countGaps(thickness: readonly number[]): number {
  let gaps = 0;
  let high = thickness[0] ?? 0;
  let low = Infinity;
  for (const value of thickness) {
    if (low === Infinity) {
      high = Math.max(high, value);
      if (value < GAP * high) low = value;
    } else {
      low = Math.min(low, value);
      if (value > low / GAP && value > LEAST_DASH) {
        gaps++;
        high = value;
        low = Infinity;
      }
    }
  }
  return gaps;
}

function taperOf(rising: readonly StrokeInk[]): Pick<WedgeInk, 'taper' | 'growth'> {
  const { from, to } = TAPER;
  const values = rising
    .slice(Math.floor(rising.length * from), Math.ceil(rising.length * to))
    .map(({ thickness }) => thickness);
  const third = Math.ceil(values.length / 3);
  const growth = mean(values.slice(-third)) / Math.max(1e-3, mean(values.slice(0, third)));
  return { taper: Math.max(0, correlationWithPlace(values)), growth };
}

function correlationWithPlace(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  let both = 0;
  let places = 0;
  let squares = 0;
  values.forEach((value, i) => {
    both += (i - middle) * (value - average);
    places += (i - middle) ** 2;
    squares += (value - average) ** 2;
  });
  return places * squares > 0 ? both / Math.sqrt(places * squares) : 0;
}

const meanThickness = (stroke: readonly StrokeInk[]): number =>
  mean(stroke.map(({ thickness }) => thickness));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
