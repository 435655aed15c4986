import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import {
  bondOrder,
  bondsAround,
  otherEnd,
  type Sketch,
  type SketchAtom,
  type SketchBond,
} from './sketch';
import { exceeds, excessOf } from './valenceLimits';

/** Odds against a bond that the network saw: a fixed part, and one that grows with the bond's confidence. */
const NO_BOND = { base: 4, perConfidence: 6 } as const;
const BRIDGING: ReadonlySet<string> = new Set(['Cl', 'Br', 'I']);
/** Odds against a halogen that bridges two atoms. */
const HALONIUM = -3;
const BECAUSE = 'What looks likelier here exceeds a valence.';

/** What an atom with too many bonds may be instead, and each of its bonds, by what the network thinks of it. */
export function exceededValences(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((atom, index) => {
    const bonds = around[index] ?? [];
    if (excessOf(evidence.classes, atom, bonds) === 0) return [];
    return [
      ...otherLabels(evidence, sketch, index, bonds),
      ...bridging(evidence, sketch, index, bonds),
      ...bonds.flatMap(weakerBonds),
    ];
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

/** Halonium ions are rare, but a halogen in a ring of three has no other reading. */
function bridging(
  evidence: Evidence,
  sketch: Sketch,
  index: number,
  own: readonly SketchBond[],
): SketchHypothesis[] {
  const atom = sketch.atoms[index];
  if (!atom || own.length !== 2 || !BRIDGING.has(nameAt(evidence, sketch, index))) return [];
  const ends = own.map((bond) => otherEnd(bond, index));
  const isRing = sketch.bonds.some(({ begin, end }) => ends.includes(begin) && ends.includes(end));
  const cation: SketchAtom = { ...atom, charge: 1 };
  if (!isRing || exceeds(evidence.classes, cation, own)) return [];
  return [{ rereads: new Map([[index, cation]]), logOdds: HALONIUM, because: BECAUSE }];
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
