import type { Point } from '../../../geometry/box';
import type { PixelGraphClasses } from '../classes';
import type { AtomCandidate, BondCandidate } from '../decodeHeads';
import { bondEnds, nearestTo } from '../decodeHeads';
import { certainLogs } from '../statistics';
import { endAtom, END_REACH } from './matchEnds';
import { UNSEEN } from './drawnLines';

/** Open ends closer together than this share of the bond's length meet in one atom. */
const MEETING_REACH = 0.35;
/**
 * A bond with a higher confidence than this gets a carbon at its open end even if no other bond ends there.
 */
const SURE_BOND = 0.5;

interface OpenEnd {
  readonly place: Point;
  readonly bond: BondCandidate;
}

/**
 * Adds the atoms that open bond ends require: the nearest faint atom, otherwise a carbon where two open ends
 * meet or a certain bond ends.
 */
export function closeOpenEnds(
  classes: PixelGraphClasses,
  atoms: readonly AtomCandidate[],
  faintAtoms: readonly AtomCandidate[],
  bonds: readonly BondCandidate[],
): AtomCandidate[] {
  const closed = [...atoms];
  const ends = openEnds(atoms, bonds);
  for (const { place, bond } of ends) {
    const reach = END_REACH * bond.length;
    if (nearestTo(closed, place).distance < reach) continue;
    const faint = nearestTo(faintAtoms, place);
    const faintAtom = faintAtoms[faint.index];
    if (faintAtom && faint.distance < reach) closed.push(faintAtom);
    else if (bond.confidence > SURE_BOND || meetsAnother(ends, place, bond)) {
      closed.push(impliedCarbon(classes, place));
    }
  }
  return closed;
}

function openEnds(atoms: readonly AtomCandidate[], bonds: readonly BondCandidate[]): OpenEnd[] {
  return bonds.flatMap((bond) =>
    bondEnds(bond)
      .filter((place) => endAtom(atoms, place, bond, END_REACH) < 0)
      .map((place) => ({ place, bond })),
  );
}

function meetsAnother(ends: readonly OpenEnd[], place: Point, bond: BondCandidate): boolean {
  const near = ends.filter(
    (end) => Math.hypot(end.place.x - place.x, end.place.y - place.y) < MEETING_REACH * bond.length,
  );
  // The end itself is among them.
  return near.length >= 2;
}

/** Carbon is the first class. */
function impliedCarbon(classes: PixelGraphClasses, place: Point): AtomCandidate {
  return {
    ...place,
    classLogs: certainLogs(classes.names.length, 0),
    chargeLogs: certainLogs(3, 0),
    confidence: UNSEEN,
  };
}
