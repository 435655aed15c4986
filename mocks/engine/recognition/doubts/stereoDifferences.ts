import type { BondStereo, GraphBond, MolecularGraph } from '../molecularGraph';
import type { Difference } from './readingDifferences';
import { middleOf } from './graphView';
import type { AtomMatch } from './matchAtoms';
import type { StereoMark } from './stereoMark';

const NO_STEREO = 'no stereo';

const keyOf = (atoms: readonly number[]): string => atoms.toSorted((a, b) => a - b).join();

/** Where two readings of the same constitution differ in their configurations. */
export function markDifferences(
  { atoms }: MolecularGraph,
  one: readonly StereoMark[],
  other: readonly StereoMark[],
  match: AtomMatch,
): Difference[] {
  const back = new Map([...match].map(([a, b]) => [b, a]));
  const places = new Map<string, { own: string; their: string; at: readonly number[] }>();
  for (const { atoms: at, mark } of one) {
    if (at.every((atom) => match.has(atom))) {
      places.set(keyOf(at), { own: `(${mark})`, their: NO_STEREO, at });
    }
  }
  for (const { atoms: there, mark } of other) {
    const at = there.flatMap((atom) => back.get(atom) ?? []);
    if (at.length !== there.length) continue;
    places.set(keyOf(at), { own: NO_STEREO, ...places.get(keyOf(at)), their: `(${mark})`, at });
  }
  return [...places.values()].flatMap(({ own, their, at }): Difference[] => {
    const points = at.flatMap((atom) => atoms[atom] ?? []);
    const x = points.reduce((sum, point) => sum + point.x / points.length, 0);
    const y = points.reduce((sum, point) => sum + point.y / points.length, 0);
    return own === their ? [] : [{ kind: 'stereo', atoms: at, x, y, one: own, other: their }];
  });
}

const WEDGES: Readonly<Record<BondStereo, string>> = {
  none: 'no wedge',
  up: 'solid wedge',
  down: 'hashed wedge',
  either: 'wavy bond',
};

const isWedged = ({ order, stereo }: GraphBond): boolean => order === 1 && stereo !== 'none';

/**
 * Where two readings differ in their wedges: one has a wedge at a centre and the other none, or the same bond is
 * another wedge. What wedges at different bonds of a centre mean, their neighbours would have to tell.
 */
export function wedgeDifferences(
  one: MolecularGraph,
  other: MolecularGraph,
  match: AtomMatch,
): Difference[] {
  const back = new Map([...match].map(([a, b]) => [b, a]));
  const differences: Difference[] = [];
  const add = (bond: GraphBond, own: BondStereo, their: BondStereo): void => {
    const place = { atoms: [bond.begin, bond.end], ...middleOf(one, bond) };
    differences.push({ kind: 'stereo', ...place, one: WEDGES[own], other: WEDGES[their] });
  };
  for (const bond of one.bonds.filter(isWedged)) {
    const [centre, end] = [match.get(bond.begin), match.get(bond.end)];
    if (centre === undefined || end === undefined) continue;
    const there = other.bonds.filter((each) => isWedged(each) && touches(each, centre));
    const same = there.find((each) => touches(each, end));
    if (there.length === 0) add(bond, bond.stereo, 'none');
    else if (same && same.stereo !== bond.stereo) add(bond, bond.stereo, same.stereo);
  }
  for (const bond of other.bonds.filter(isWedged)) {
    const [begin, end] = [back.get(bond.begin), back.get(bond.end)];
    if (begin === undefined || end === undefined) continue;
    const hasOwn = one.bonds.some((each) => isWedged(each) && touches(each, begin));
    if (!hasOwn) add({ ...bond, begin, end }, 'none', bond.stereo);
  }
  return differences;
}

const touches = ({ begin, end }: GraphBond, atom: number): boolean =>
  begin === atom || end === atom;
