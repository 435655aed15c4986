import { distance, distanceToSegment, midpoint, skew } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';
import type { DrawnBonds } from './drawnBonds';

/**
 * Labels that a page paints as shapes, and the bonds that lead to them, as read by another program; points.
 */
export interface PaintedParts {
  readonly labels: readonly TextLabel[];
  /** Used where the page's lines show none. */
  readonly bonds: readonly DrawnBond[];
}

/** Shorter plain lines, in bond lengths, may be strokes of a hashed bond. */
const MAX_STROKE = 0.4;
/** A bond whose centre is this close to another one, in bonds, lies on it. */
const ON_BOND = 0.25;
/** Sine of the smallest angle between a stroke and its bond. */
const ACROSS = 0.7;

/**
 * Adds the bonds to painted labels that are missing from the lines. A short hashed bond is drawn with one to
 * three strokes, which are read as nothing or as small bonds; these are removed.
 *
 * @param lines of the drawing
 */
export function withMissingBonds(
  drawn: DrawnBonds,
  painted: PaintedParts,
  lines: readonly Line[],
): DrawnBonds {
  const { bonds, bondLength } = drawn;
  const isOn = ({ a, b }: Pick<DrawnBond, 'a' | 'b'>, bond: DrawnBond) =>
    distanceToSegment(midpoint(a, b), bond.a, bond.b) < ON_BOND * bondLength;
  const isSure = ({ a, b, stereo }: DrawnBond) =>
    stereo !== 'none' || distance(a, b) > MAX_STROKE * bondLength;
  const sure = bonds.filter(isSure);
  const missing = painted.bonds.filter((bond) => !sure.some((other) => isOn(bond, other)));
  const kept = bonds.filter((bond) => isSure(bond) || !missing.some((other) => isOn(bond, other)));
  const strokes = lines.filter((line) => lengthOf(line) < MAX_STROKE * bondLength);
  return {
    ...drawn,
    bonds: [
      ...kept,
      ...missing.map((bond) =>
        asHashed(
          bond,
          strokes.filter((stroke) => isOn(stroke, bond)),
        ),
      ),
    ],
  };
}

/** A stroke across a bond without a line means that it is hashed, whatever its pixels look like. */
function asHashed(bond: DrawnBond, strokes: readonly Line[]): DrawnBond {
  const isHashed = strokes.some(({ a, b }) => skew(a, b, bond.a, bond.b) > ACROSS);
  if (!isHashed) return bond;
  return { ...bond, order: 1, stereo: 'down', narrowEndKnown: false };
}
