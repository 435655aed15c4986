import type { Calibration } from '../../../engine/recognition/pixel-graph/confidence/calibration';
import { type Block, joined, poolAdjacentViolators } from './poolAdjacentViolators';

/** A reading of a picture with a known structure. */
export interface RatedReading {
  /** Confidence before calibration, 0..1. */
  readonly raw: number;
  readonly right: boolean;
}

/** With fewer readings the shares are not reliable. */
const LEAST_READINGS = 50;
/** Minimum readings per knot: among so few, the share of right ones is known to about 10 %. */
const KNOT_READINGS = 20;
/** Share of the right readings that may be withheld as unreadable. */
const HELD_BACK = 0.025;
const DECIMALS = 1e4;

/**
 * Fits the calibration of raw confidences.
 *
 * @throws Error if there are too few readings
 */
export function fitCalibration(readings: readonly RatedReading[]): Calibration {
  if (readings.length < LEAST_READINGS) {
    throw new Error(`At least ${LEAST_READINGS} readings are needed, there are ${readings.length}`);
  }
  const ranked = readings.toSorted((a, b) => a.raw - b.raw);
  const steps = poolAdjacentViolators(ranked.map(({ raw, right }) => [raw, Number(right)]));
  return { knots: toKnots(largeEnough(steps)), unreadableBelow: unreadableBelow(ranked) };
}

/** Joins small blocks with the next ones, the last with the one before it. */
function largeEnough(blocks: readonly Block[]): Block[] {
  const large: Block[] = [];
  let open: Block | null = null;
  for (const block of blocks) {
    open = open ? joined(open, block) : block;
    if (open.count < KNOT_READINGS) continue;
    large.push(open);
    open = null;
  }
  const last = large.at(-1);
  if (open && last) large[large.length - 1] = joined(last, open);
  return open && !last ? [open] : large;
}

/**
 * The shares by Laplace's rule of succession, because a few dozen readings prove neither 0 nor 1; kept
 * monotonic.
 */
function toKnots(blocks: readonly Block[]): [number, number][] {
  const knots: [number, number][] = [];
  for (const { place, value, count } of blocks) {
    const right = (value * count + 1) / (count + 2);
    const raw = round(place);
    const last = knots.at(-1);
    if (last && raw <= last[0]) continue;
    knots.push([raw, round(Math.max(right, last?.[1] ?? 0))]);
  }
  return knots;
}

function unreadableBelow(ranked: readonly RatedReading[]): number {
  const right = ranked.filter((reading) => reading.right);
  const first = right[Math.floor(HELD_BACK * right.length)];
  return first ? Math.floor(first.raw * DECIMALS) / DECIMALS : 0;
}

const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
