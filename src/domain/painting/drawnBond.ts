import type { MolfileBond } from '../molfileBonds';
import type { Painted, PaintedLine, PaintedPoint } from './painted';

/** What bonds are drawn with, in points. */
export interface Pen {
  readonly line: number;
  /** The wide end of a wedge. */
  readonly wedge: number;
  /** Between the lines of a double bond. */
  readonly gap: number;
}

/** For bonds of 14.4 points (ACS document settings). */
export const ACS_PEN: Pen = { line: 0.7, wedge: 4.4, gap: 2.6 };

/** Between the lines of a hashed wedge, points. */
const HASH = 1.9;
const WAVE = 2.4;
const DASH = 2;
/** The inner line of a double bond begins so far inside, as a share. */
const INNER = 0.14;

const at = ([ax, ay]: PaintedPoint, [bx, by]: PaintedPoint, share: number): PaintedPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A point beside another, to the left of the way from `a` to `b`, where y points down. */
function beside(
  [px, py]: PaintedPoint,
  a: PaintedPoint,
  b: PaintedPoint,
  by: number,
): PaintedPoint {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [px + (dy / length) * by, py - (dx / length) * by];
}

/** A line of no width yet. */
type Stroke = Omit<PaintedLine, 'width'>;

const line = (from: PaintedPoint, to: PaintedPoint): Stroke => ({ from, to });

/** A line beside the bond's axis, shortened at both ends. */
const parallel = (a: PaintedPoint, b: PaintedPoint, by: number, inner = 0): Stroke =>
  line(beside(at(a, b, inner), a, b, by), beside(at(b, a, inner), a, b, by));

const stepsOf = (a: PaintedPoint, b: PaintedPoint, step: number): number =>
  Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));

function dashed(a: PaintedPoint, b: PaintedPoint, by = 0, inner = 0): Stroke[] {
  const { from, to } = parallel(a, b, by, inner);
  const steps = stepsOf(from, to, DASH);
  return Array.from({ length: Math.ceil(steps / 2) }, (_, step) =>
    line(at(from, to, (2 * step) / steps), at(from, to, Math.min(1, (2 * step + 1) / steps))),
  );
}

function hashed(a: PaintedPoint, b: PaintedPoint, wedge: number): Stroke[] {
  const steps = stepsOf(a, b, HASH);
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    const middle = at(a, b, share);
    const half = (wedge / 2) * share;
    return line(beside(middle, a, b, half), beside(middle, a, b, -half));
  });
}

function waved(a: PaintedPoint, b: PaintedPoint): Stroke[] {
  const steps = stepsOf(a, b, WAVE);
  const crest = (step: number): PaintedPoint =>
    step === 0 || step === steps
      ? at(a, b, step / steps)
      : beside(at(a, b, step / steps), a, b, step % 2 === 0 ? WAVE / 2 : -WAVE / 2);
  return Array.from({ length: steps }, (_, step) => line(crest(step), crest(step + 1)));
}

/** On which side of its axis the second line of a double bond is drawn; `both` leaves the axis free. */
export type DoubleSide = 'left' | 'right' | 'both';

type Shapes = Pick<Painted, 'lines' | 'polygons'>;

/**
 * A bond as lines and wedges.
 *
 * @param a where it begins, at the narrow end of a wedge, points
 * @param b where it ends
 */
export function drawnBond(
  bond: Pick<MolfileBond, 'type' | 'stereo'>,
  [a, b]: readonly [PaintedPoint, PaintedPoint],
  side: DoubleSide,
  pen: Pen,
): Shapes {
  if (bond.type === 1 && bond.stereo === 'up') {
    const half = pen.wedge / 2;
    return { lines: [], polygons: [[a, beside(b, a, b, half), beside(b, a, b, -half)]] };
  }
  const strokes = strokesOf(bond, [a, b], side, pen);
  return { lines: strokes.map((stroke) => ({ ...stroke, width: pen.line })), polygons: [] };
}

function strokesOf(
  { type, stereo }: Pick<MolfileBond, 'type' | 'stereo'>,
  [a, b]: readonly [PaintedPoint, PaintedPoint],
  side: DoubleSide,
  { gap, wedge }: Pen,
): readonly Stroke[] {
  const by = side === 'right' ? -gap : gap;
  switch (type) {
    case 1:
      if (stereo === 'down') return hashed(a, b, wedge);
      return stereo === 'either' ? waved(a, b) : [line(a, b)];
    case 2: {
      const [first, second] = [parallel(a, b, gap / 2), parallel(a, b, -gap / 2)];
      if (stereo === 'either') return [line(first.from, second.to), line(second.from, first.to)];
      return side === 'both' ? [first, second] : [line(a, b), parallel(a, b, by, INNER)];
    }
    case 3:
      return [line(a, b), parallel(a, b, gap), parallel(a, b, -gap)];
    case 4:
      return [line(a, b), ...dashed(a, b, by, INNER)];
    default:
      return dashed(a, b);
  }
}
