import type { Evidence, SketchHypothesis } from './evidence';
import { bondOrder, bondsAround, type Sketch, type SketchAtom, type SketchBond } from './sketch';
import { exceeds, excessOf } from './valenceLimits';

/** Odds against a bond that the network saw: a fixed part, and one that grows with the bond's confidence. */
const NO_BOND = { base: 4, perConfidence: 6 } as const;
const BECAUSE = 'What looks likelier here exceeds a valence.';

/** What an atom with too many bonds may be instead, and each of its bonds, by what the network thinks of it. */
export function exceededValences(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((atom, index) => {
    const bonds = around[index] ?? [];
    if (excessOf(evidence.classes, atom, bonds) === 0) return [];
    return [...otherLabels(evidence, sketch, index, bonds), ...bonds.flatMap(weakerBonds)];
  });
}

function otherLabels(
  { classes }: Evidence,
  { atoms }: Sketch,
  index: number,
  bonds: readonly SketchBond[],
): SketchHypothesis[] {
  const atom = atoms[index];
  if (!atom) return [];
  const likeliest = atom.classLogs[atom.label] ?? 0;
  return atom.classLogs.flatMap((log, label) => {
    const charge = label < classes.elementCount ? atom.charge : 0;
    const other: SketchAtom = { ...atom, label, charge };
    if (label === atom.label || exceeds(classes, other, bonds)) return [];
    return { rereads: new Map([[index, other]]), logOdds: log - likeliest, because: BECAUSE };
  });
}

function weakerBonds(bond: SketchBond): SketchHypothesis[] {
  const { type, typeLogs, confidence } = bond;
  const removal = {
    removes: [bond],
    logOdds: -(NO_BOND.base + NO_BOND.perConfidence * confidence),
    because: BECAUSE,
  };
  if (bondOrder(type) === 1) return [removal];
  const lower = bondOrder(type) === 2 ? 0 : 1;
  const logOdds = (typeLogs[lower] ?? 0) - (typeLogs[type] ?? 0);
  return [
    { removes: [bond], adds: [{ ...bond, type: lower }], logOdds, because: BECAUSE },
    removal,
  ];
}
