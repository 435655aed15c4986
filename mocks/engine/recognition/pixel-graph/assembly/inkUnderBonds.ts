import type { Point } from '../../../geometry/box';
import { along, distance } from '../../../geometry/vector';
import type { AtomCandidate, BondCandidate, Candidates } from '../decodeHeads';
import { bondEnds } from '../decodeHeads';
import type { InkImage } from '../../../ink/inkImage';
import { argmax } from '../statistics';
import { endAtom, END_REACH } from './matchEnds';

/** The part of a line that is sampled: its ends may be under letters. */
const MIDDLE = 0.4;
const POINTS_ALONG = 11;
/**
 * Ink above this within `REACH` pixels of a point counts: a double bond's lines are on either side of its
 * axis, and a hairline between two pixels is 0.2 in both.
 */
const VISIBLE_INK = 0.15;
const REACH = 2;
/**
 * A bond with a smaller share of ink is not there. None of the bonds in 250 correct readings of the five
 * development sets has less, including hashed wedges: `REACH` bridges the paper between dashes.
 */
const LEAST_SHARE = 0.4;
/**
 * Where a bond leaves a corner, pixels from it: beyond the reach of the corner's other bonds, before any
 * letters on the way to another atom.
 */
const LEAVING = { from: 4, to: 9 } as const;
/**
 * A bond with a smaller share of ink there is not drawn. Of 2658 bonds between a corner and a label in 292
 * correct readings, one has less: the `H` of an NH next to a corner, or a letter of a caption.
 */
const LEAST_LEAVING = 0.5;

/** Share of the points along the middle of a line that are close to ink, 0..1; points in pixels of `ink`. */
export function inkShare(ink: InkImage, from: Point, to: Point): number {
  let inked = 0;
  for (let k = 0; k < POINTS_ALONG; k++) {
    const t = 0.5 + MIDDLE * (k / (POINTS_ALONG - 1) - 0.5);
    if (hasInkAround(ink, along(from, to, t))) inked++;
  }
  return inked / POINTS_ALONG;
}

/** Whether each pixel of a line is close to ink, including its ends; points in pixels of `ink`. */
export function isInkedAlong(ink: InkImage, from: Point, to: Point): boolean {
  const steps = Math.max(1, Math.round(distance(from, to)));
  for (let k = 0; k <= steps; k++) {
    if (!hasInkAround(ink, along(from, to, k / steps))) return false;
  }
  return true;
}

/** Share of the points where a line leaves the corner `from` that are close to ink, 0..1. */
function leavingShare(ink: InkImage, from: Point, to: Point): number {
  const length = distance(from, to);
  let inked = 0;
  for (let away = LEAVING.from; away <= LEAVING.to; away++) {
    if (hasInkAround(ink, along(from, to, Math.min(away / length, 1)))) inked++;
  }
  return inked / (LEAVING.to - LEAVING.from + 1);
}

function hasInkAround({ width, height, data }: InkImage, place: Point): boolean {
  const x = Math.round(place.x);
  const y = Math.round(place.y);
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
      if ((data[row * width + column] ?? 0) > VISIBLE_INK) return true;
    }
  }
  return false;
}

/**
 * Drops bonds between near atoms that no line joins, and those that don't leave a corner as a line, because
 * there are only letters on the way.
 *
 * @param ink the picture whose pixels are the candidates' units
 */
export function bondsOnInk({ atoms, bonds }: Candidates, ink: InkImage): BondCandidate[] {
  return bonds.filter((bond) => {
    const [from, to] = meetingAtoms(atoms, bond);
    return (
      inkShare(ink, from, to) >= LEAST_SHARE &&
      (!isCorner(from) || leavingShare(ink, from, to) >= LEAST_LEAVING) &&
      (!isCorner(to) || leavingShare(ink, to, from) >= LEAST_LEAVING)
    );
  });
}

/** The atoms that a bond joins, or its own ends if there are no such atoms. */
function meetingAtoms(
  atoms: readonly AtomCandidate[],
  bond: BondCandidate,
): readonly [AtomCandidate | Point, AtomCandidate | Point] {
  const ends = bondEnds(bond);
  const [from, to] = ends.map((place) => atoms[endAtom(atoms, place, bond, END_REACH)]);
  return from && to && from !== to ? [from, to] : ends;
}

/** Carbon is the first class. */
const isCorner = (place: AtomCandidate | Point): boolean =>
  'classLogs' in place && argmax(place.classLogs) === 0;
