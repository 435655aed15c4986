import { distance, midpoint, skew } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import type { DrawnBond } from './drawnBond';

/** Lengths of the two lines, in usual bond lengths, and relative to each other. */
const MIN_LENGTH = 0.5;
const MAX_LENGTH = 1.6;
const ALIKE = 0.92;
/** The lines cross in their middles, give or take this, in usual bond lengths. */
const MIDDLE = 0.12;
/** Distance of the lines at either end, in usual bond lengths: atoms are never that close. */
const MIN_GAP = 0.05;
const MAX_GAP = 0.4;

/** A crossed double bond and the two lines that it is drawn with. */
interface CrossedDouble {
  readonly bond: DrawnBond;
  readonly lines: readonly [Line, Line];
}

/**
 * Double bonds whose lines cross in the middle: a way to draw that the configuration is unknown or mixed.
 *
 * @param lines straight lines
 * @param bondLength usual length of a bond, points
 */
export function findCrossedDoubles(lines: readonly Line[], bondLength: number): CrossedDouble[] {
  const whole = lines.filter((line) => {
    const length = lengthOf(line) / bondLength;
    return length >= MIN_LENGTH && length <= MAX_LENGTH;
  });
  const used = new Set<Line>();
  return whole.flatMap((line, i) => {
    if (used.has(line)) return [];
    const other = whole
      .slice(i + 1)
      .find((each) => !used.has(each) && cross(line, each, bondLength));
    if (!other) return [];
    used.add(line).add(other);
    return [{ bond: bondBetween(line, other), lines: [line, other] }];
  });
}

function cross(line: Line, other: Line, bondLength: number): boolean {
  const [short, long] = [lengthOf(line), lengthOf(other)].sort((p, q) => p - q);
  if ((short ?? 0) < ALIKE * (long ?? 0)) return false;
  const apart = distance(midpoint(line.a, line.b), midpoint(other.a, other.b));
  if (apart > MIDDLE * bondLength) return false;
  const { a, b } = alongside(line, other);
  const gaps = [distance(line.a, a), distance(line.b, b)].map((gap) => gap / bondLength);
  const isSlanted = skew(line.a, line.b, other.a, other.b) > MIN_GAP;
  return isSlanted && gaps.every((gap) => gap > MIN_GAP && gap < MAX_GAP);
}

/** The other line with its ends in the order of the first one's. */
const alongside = (line: Line, { a, b }: Line): Pick<Line, 'a' | 'b'> =>
  distance(line.a, a) < distance(line.a, b) ? { a, b } : { a: b, b: a };

function bondBetween(line: Line, other: Line): DrawnBond {
  const { a, b } = alongside(line, other);
  const axis = { a: midpoint(line.a, a), b: midpoint(line.b, b) };
  return { ...axis, order: 2, stereo: 'either', slack: 0, narrowEndKnown: true };
}
