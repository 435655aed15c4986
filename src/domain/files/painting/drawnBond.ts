import type { MolfileBond } from '../../molfileBonds';
import type { Painted, PaintedLine, PaintedPoint } from '../../chemdraw/painting/painted';

/** Points; a bond of usual length has 14.4 (ACS document settings). */
const LINE_WIDTH = 0.7;
const GAP = 2.6;
const WEDGE = 4.4;
/** Between the lines of a hashed wedge. */
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

const line = (from: PaintedPoint, to: PaintedPoint): PaintedLine => ({
  from,
  to,
  width: LINE_WIDTH,
});

/** A line beside the bond's axis, shortened at both ends. */
const parallel = (a: PaintedPoint, b: PaintedPoint, by: number, inner = 0): PaintedLine =>
  line(beside(at(a, b, inner), a, b, by), beside(at(b, a, inner), a, b, by));

const stepsOf = (a: PaintedPoint, b: PaintedPoint, step: number): number =>
  Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));

function dashed(a: PaintedPoint, b: PaintedPoint, by = 0, inner = 0): PaintedLine[] {
  const { from, to } = parallel(a, b, by, inner);
  const steps = stepsOf(from, to, DASH);
  return Array.from({ length: Math.ceil(steps / 2) }, (_, step) =>
    line(at(from, to, (2 * step) / steps), at(from, to, Math.min(1, (2 * step + 1) / steps))),
  );
}

function hashed(a: PaintedPoint, b: PaintedPoint): PaintedLine[] {
  const steps = stepsOf(a, b, HASH);
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    const middle = at(a, b, share);
    const half = (WEDGE / 2) * share;
    return line(beside(middle, a, b, half), beside(middle, a, b, -half));
  });
}

function waved(a: PaintedPoint, b: PaintedPoint): PaintedLine[] {
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

const lines = (...drawn: readonly PaintedLine[]): Shapes => ({ lines: drawn, polygons: [] });

/**
 * A bond as lines and wedges.
 *
 * @param a where it begins, at the narrow end of a wedge, points
 * @param b where it ends
 */
export function drawnBond(
  { type, stereo }: Pick<MolfileBond, 'type' | 'stereo'>,
  a: PaintedPoint,
  b: PaintedPoint,
  side: DoubleSide,
): Shapes {
  const by = side === 'right' ? -GAP : GAP;
  switch (type) {
    case 1:
      if (stereo === 'up') return wedge(a, b);
      if (stereo === 'down') return lines(...hashed(a, b));
      return stereo === 'either' ? lines(...waved(a, b)) : lines(line(a, b));
    case 2: {
      const [first, second] = [parallel(a, b, GAP / 2), parallel(a, b, -GAP / 2)];
      if (stereo === 'either') {
        return lines(line(first.from, second.to), line(second.from, first.to));
      }
      return side === 'both' ? lines(first, second) : lines(line(a, b), parallel(a, b, by, INNER));
    }
    case 3:
      return lines(line(a, b), parallel(a, b, GAP), parallel(a, b, -GAP));
    case 4:
      return lines(line(a, b), ...dashed(a, b, by, INNER));
    default:
      return lines(...dashed(a, b));
  }
}

const wedge = (a: PaintedPoint, b: PaintedPoint): Shapes => ({
  lines: [],
  polygons: [[a, beside(b, a, b, WEDGE / 2), beside(b, a, b, -WEDGE / 2)]],
});
