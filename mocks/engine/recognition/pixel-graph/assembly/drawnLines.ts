import type { Point } from '../../../geometry/box';
import { isCrossing } from '../../../geometry/crossing';
import { along, direction, distance, distanceToSegment, dot } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import { BOND_TYPE_COUNT, NATIVE_BOND } from '../network';
import { certainLogs } from '../statistics';
import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import { isInkedAlong } from './inkUnderBonds';
import { bondsAround, otherEnd, ofType, type Sketch, type SketchBond, touches } from './sketch';
import { isUnbroken } from './strokeAlong';
import { CARBON_VALENCE, excessOf } from './valenceLimits';

/** Lengths of the line, pixels; one that crosses a bond, as the bridge over a cage, is drawn longer. */
const LENGTHS = { min: 0.6 * NATIVE_BOND, max: 1.5 * NATIVE_BOND, crossing: 2.3 * NATIVE_BOND };
/** The part of two crossing lines, at either end, in which they do not cross. */
const AT_ENDS = 0.1;
/** Smallest angle to another bond of the same atom, degrees; a long line is soon apart from it. */
const LEAST_ANGLE = { short: 25, crossing: 15 } as const;
/** Minimum distance of other atoms from the line, pixels. */
const CLEAR = 6;
/** A line passes a label whose middle is at most this far from it, pixels. */
const PASSING = 0.6 * NATIVE_BOND;
/** A line ends this far from a label's middle, pixels: where its letters begin. */
const LETTERS = 0.4 * NATIVE_BOND;
/** Surer of a label than this, the network saw more than a number or a caption. */
const SURE_LABEL = 0.6;
/** A double bond less probable than this may be a single one and the line beside it. */
const DOUBTED_DOUBLE = 0.95;
/** Confidence of a bond or a carbon that a rule adds without a peak. */
export const UNSEEN = 0.2;

/**
 * A line that runs from a corner to another one, or to a label without a bond, is a bond even if the network saw
 * none: in cages, beside a third bond, and past a label that has too many bonds because it got this one's ends.
 */
export function drawnLines(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const around = bondsAround(sketch);
  const corners = sketch.atoms.flatMap((_, i) => (nameAt(evidence, sketch, i) === 'C' ? [i] : []));
  const joined = corners.filter((corner) => around[corner]?.length);
  const labels = sketch.atoms.flatMap(({ confidence }, i) =>
    confidence > SURE_LABEL && !around[i]?.length && !corners.includes(i) ? [i] : [],
  );
  return [
    ...corners.flatMap((one, k) => corners.slice(k + 1).map((two) => [one, two] as const)),
    ...labels.flatMap((label) => joined.map((corner) => [corner, label] as const)),
  ].flatMap(([begin, end]) => lineBetween(sketch, begin, end, evidence) ?? []);
}

function lineBetween(
  sketch: Sketch,
  begin: number,
  end: number,
  evidence: Evidence,
): SketchHypothesis | undefined {
  const [from, to] = [sketch.atoms[begin], sketch.atoms[end]];
  const passed = bondsOfPassed(sketch, begin, end, evidence);
  const rest = { ...sketch, bonds: sketch.bonds.filter((bond) => !passed.includes(bond)) };
  const isLabel = nameAt(evidence, sketch, end) !== 'C';
  if (!from || !to || !canBeBond(rest, begin, end, isLabel)) return undefined;
  const length = distance(from, to);
  const stop = isLabel ? along(from, to, 1 - LETTERS / length) : to;
  if (!isDrawn(evidence.ink, from, stop) || !isClear(sketch, begin, end)) return undefined;
  const beside = [...doublesBeside(rest, begin, to), ...doublesBeside(rest, end, from)];
  const doubles = length > LENGTHS.max ? beside : [];
  const confidence = isLabel ? to.confidence : (passed[0]?.confidence ?? UNSEEN);
  return {
    removes: [...passed, ...doubles],
    adds: [singleBond(begin, end, confidence), ...doubles.map((bond) => ofType(bond, 0))],
    // Of two lines that exclude each other the shorter one is meant.
    logOdds: 4 - length / NATIVE_BOND,
    because: 'A line is drawn here that does not look like a bond.',
  };
}

/** Whether two atoms are as far apart as a bond is long, and have room for one in this direction. */
function canBeBond(sketch: Sketch, begin: number, end: number, isLabel: boolean): boolean {
  const [from, to] = [sketch.atoms[begin], sketch.atoms[end]];
  const length = from && to ? distance(from, to) : 0;
  if (!from || !to || length < LENGTHS.min || length > LENGTHS.crossing) return false;
  const isLong = length > LENGTHS.max;
  if (isLong && (isLabel || !crossesBond(sketch, from, to))) return false;
  const angle = isLong ? LEAST_ANGLE.crossing : LEAST_ANGLE.short;
  return isOpen(sketch, begin, to, angle) && isOpen(sketch, end, from, angle);
}

const singleBond = (begin: number, end: number, confidence: number): SketchBond => ({
  begin,
  end,
  type: 0,
  typeLogs: certainLogs(BOND_TYPE_COUNT, 0),
  confidence,
});

/** The bonds from the ends of a line to a label beside it that has too many. */
function bondsOfPassed(sketch: Sketch, begin: number, end: number, evidence: Evidence) {
  const { atoms, bonds } = sketch;
  const [from, to] = [atoms[begin], atoms[end]];
  return bonds.filter((bond) => {
    const [corner, label] = touches(bond, begin)
      ? [begin, otherEnd(bond, begin)]
      : [end, otherEnd(bond, end)];
    const atom = atoms[label];
    if (!atom || !from || !to || !touches(bond, corner)) return false;
    if (nameAt(evidence, sketch, label) === 'C') return false;
    if (distanceToSegment(atom, from, to) >= PASSING) return false;
    return (
      excessOf(
        evidence.classes,
        atom,
        bonds.filter((each) => touches(each, label)),
      ) > 0
    );
  });
}

/** Whether the line between two places crosses a bond, neither of them at its ends. */
const crossesBond = ({ atoms, bonds }: Sketch, from: Point, to: Point): boolean =>
  bonds.some((bond) => {
    const [a, b] = [atoms[bond.begin], atoms[bond.end]];
    return a && b && isCrossing(from, to, a, b, AT_ENDS);
  });

/** Doubtful double bonds close beside a line at the same atom: the line was taken for their other stroke. */
function doublesBeside({ atoms, bonds }: Sketch, at: number, towards: Point): SketchBond[] {
  const here = atoms[at];
  const beside = Math.cos((LEAST_ANGLE.short * Math.PI) / 180);
  return bonds.filter((bond) => {
    const other = atoms[otherEnd(bond, at)];
    if (!here || !other || !touches(bond, at) || bond.type !== 1) return false;
    const isDoubted = Math.exp(bond.typeLogs[1] ?? 0) < DOUBTED_DOUBLE;
    return isDoubted && dot(direction(here, other), direction(here, towards)) > beside;
  });
}

/** Whether a line runs through ink from its start to its end; points in pixels of `ink`. */
const isDrawn = (ink: InkImage, from: Point, to: Point): boolean =>
  isInkedAlong(ink, from, to) && isUnbroken(ink, from, to);

/** Whether no other atom is on the line between two. */
function isClear({ atoms }: Sketch, begin: number, end: number): boolean {
  const [from, to] = [atoms[begin], atoms[end]];
  return atoms.every(
    (atom, i) =>
      i === begin || i === end || !from || !to || distanceToSegment(atom, from, to) > CLEAR,
  );
}

/** Whether an atom can have a bond in the direction of a point. */
function isOpen({ atoms, bonds }: Sketch, index: number, place: Point, angle: number): boolean {
  const least = Math.cos((angle * Math.PI) / 180);
  const own = bonds.filter((bond) => touches(bond, index));
  const here = atoms[index];
  if (!here || own.length >= CARBON_VALENCE) return false;
  return own.every((bond) => {
    const other = atoms[otherEnd(bond, index)];
    return !other || dot(direction(here, other), direction(here, place)) < least;
  });
}
