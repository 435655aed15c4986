import type { InkImage } from '../inkImage';
import { certainLogs, median } from '../statistics';
import type { BondType, Sketch, SketchBond } from './sketch';
import { HASHED_WEDGE, isWedge, SOLID_WEDGE } from './sketch';
import { thicknessAlong } from './thicknessAlong';

/** Bonds of less probability to be a wedge are left alone. */
const SUSPECTED = 0.1;
/** Ink falls below this share, and rises again, in a gap. */
const GAP = 0.6;
/** With less ink than this, pixels, nothing has risen again. */
const LEAST_DASH = 0.15;
/** Hashed wedges have at least so many gaps, solid ones at most one. */
const GAPS = { hashed: 3, solid: 1 } as const;
/** The broad end of a solid wedge, in plain lines; and the narrow end, where a line is suspected. */
const BROAD = 2.6;
const NARROW = 1.5;
/** Where a wedge is broader by this than at its other end, it begins at the other end. */
const BROADENS = 1.2;

/**
 * Tells solid wedges, hashed wedges and lines by their ink. In right readings all 72 solid wedges have
 * at most one gap and a broad end of 2.7 lines, all 55 hashed ones at least three gaps.
 *
 * @param ink the picture in whose pixels the sketch is
 */
export function tellWedges(sketch: Sketch, ink: InkImage): void {
  const inks = new Map(sketch.bonds.map((bond) => [bond, inkOf(sketch, bond, ink)]));
  const plain = sketch.bonds.filter(({ type }) => type === 0);
  const line = median(plain.map((bond) => inks.get(bond)?.narrow ?? 0));
  if (!(line > 0)) return;
  for (const [bond, drawn] of inks) {
    if (bond.wavy || (bond.type !== 0 && !isWedge(bond.type)) || !isSuspected(bond)) continue;
    if (drawn.gaps >= GAPS.hashed) settle(bond, HASHED_WEDGE);
    else if (isSolid(bond, drawn, line)) {
      if (drawn.narrowsTowardsEnd) turn(bond);
      settle(bond, SOLID_WEDGE);
    }
  }
}

interface DrawnInk {
  /** Thickness at the thinner and at the thicker end, pixels. */
  readonly narrow: number;
  readonly broad: number;
  readonly narrowsTowardsEnd: boolean;
  readonly gaps: number;
}

function inkOf({ atoms }: Sketch, { begin, end }: SketchBond, ink: InkImage): DrawnInk {
  const [from, to] = [atoms[begin], atoms[end]];
  const thickness = from && to ? thicknessAlong(ink, from, to) : [];
  const quarter = Math.ceil(thickness.length / 4);
  const first = mean(thickness.slice(0, quarter + 1));
  const last = mean(thickness.slice(-quarter - 1));
  return {
    narrow: Math.min(first, last),
    broad: Math.max(first, last),
    narrowsTowardsEnd: first > BROADENS * last,
    gaps: countGaps(thickness),
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

const isSuspected = ({ type, typeLogs }: SketchBond): boolean =>
  isWedge(type) ||
  Math.exp(typeLogs[SOLID_WEDGE] ?? -Infinity) + Math.exp(typeLogs[HASHED_WEDGE] ?? -Infinity) >=
    SUSPECTED;

const isSolid = ({ type }: SketchBond, drawn: DrawnInk, line: number): boolean =>
  drawn.gaps <= GAPS.solid &&
  drawn.broad >= BROAD * line &&
  (isWedge(type) || drawn.narrow >= NARROW * line);

function turn(bond: SketchBond): void {
  const { begin, end } = bond;
  bond.begin = end;
  bond.end = begin;
}

/** The network's doubts about the type are settled. */
function settle(bond: SketchBond, type: BondType): void {
  bond.type = type;
  bond.typeLogs = certainLogs(bond.typeLogs.length, type);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
