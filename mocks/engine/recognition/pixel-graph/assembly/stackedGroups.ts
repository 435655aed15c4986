import type { PixelGraphClasses } from '../classes';
import type { AtomCandidate } from '../decodeHeads';
import { nearestTo } from '../decodeHeads';
import { BOND_TYPE_COUNT, NATIVE_BOND } from '../network';
import { certainLogs } from '../statistics';
import type { Sketch, SketchBond } from './sketch';
import { bondOrder, toSketchAtom, touches } from './sketch';

/** A group written below or above its nitrogen is this far from it; bonds. */
const DISTANCE = { min: 0.3, max: 0.9 } as const;
/** ... at least this part of which is up or down, */
const MIN_STEEPNESS = 0.6;
/** ... and these are the probabilities of the classes that are groups, added up. */
const MIN_GROUP = 0.8;

/**
 * Bonds a group that is written directly below or above a nitrogen with two single bonds (`N` over `Boc`): no
 * line leads to it, so its letters are seen only faintly.
 *
 * @param candidates all atoms that were seen
 */
export function joinStackedGroups(
  classes: PixelGraphClasses,
  sketch: Sketch,
  candidates: readonly AtomCandidate[],
): void {
  const nitrogen = classes.names.indexOf('N');
  const nitrogens = [...sketch.atoms.keys()].filter((index) => {
    const bonds = sketch.bonds.filter((bond) => touches(bond, index));
    return sketch.atoms[index]?.label === nitrogen && bonds.length === 2 && bonds.every(isSingle);
  });
  for (const index of nitrogens) {
    const group = candidates.find(
      (candidate) =>
        isStackedOn(sketch, index, candidate) && groupShare(classes, candidate) >= MIN_GROUP,
    );
    if (!group) continue;
    // Its letters say that it is there: the network sees atoms where lines end.
    const confidence = groupShare(classes, group);
    const end = sketch.atoms.push(toSketchAtom(classes, { ...group, confidence })) - 1;
    const typeLogs = certainLogs(BOND_TYPE_COUNT, 0);
    sketch.bonds.push({ begin: index, end, type: 0, typeLogs, confidence, undrawn: true });
  }
}

const isSingle = ({ type }: SketchBond): boolean => bondOrder(type) === 1;

/** Whether a candidate is nearer to an atom than to any other, above or below it. */
function isStackedOn({ atoms }: Sketch, index: number, candidate: AtomCandidate): boolean {
  const nearest = nearestTo(atoms, candidate);
  const atom = atoms[index];
  if (nearest.index !== index || !atom) return false;
  return (
    nearest.distance >= DISTANCE.min * NATIVE_BOND &&
    nearest.distance <= DISTANCE.max * NATIVE_BOND &&
    Math.abs(candidate.y - atom.y) >= MIN_STEEPNESS * nearest.distance
  );
}

/** Probability that a label is an abbreviated group. */
function groupShare(
  { names, expansions }: PixelGraphClasses,
  { classLogs }: AtomCandidate,
): number {
  return classLogs.reduce(
    (sum, log, i) => (expansions.has(names[i] ?? '') ? sum + Math.exp(log) : sum),
    0,
  );
}
