import type { Point } from '../../geometry/box';
import { DisjointSets } from '../../geometry/disjointSets';
import type { GraphBond, MolecularGraph } from '../molecularGraph';
import type { DoubtKind } from './doubt';
import { atomInWords, isPlainHydrogen, middleOf, neighboursIn } from './graphView';
import type { AtomMatch } from './matchAtoms';

/** A place that two readings of one picture do not read alike. */
export interface Difference extends Point {
  readonly kind: DoubtKind;
  /** Of the first reading, at or beside the place. */
  readonly atoms: readonly number[];
  /** What each of them has there. */
  readonly one: string;
  readonly other: string;
}

const NOTHING = 'nothing';
const NO_BOND = 'no bond';

/** All places at which a reading is not as another one; stereo aside. */
export function readingDifferences(
  one: MolecularGraph,
  other: MolecularGraph,
  match: AtomMatch,
): Difference[] {
  const back = new Map([...match].map(([a, b]) => [b, a]));
  return [
    ...atomDifferences(one, other, match),
    ...pieces(one, match).map((atoms) => ({ ...pieceOf(one, atoms), other: NOTHING })),
    ...pieces(other, back).map((atoms) => beyond(other, atoms, back)),
    ...bondDifferences(one, other, match),
    ...bondsBeyond(one, other, back),
  ];
}

function atomDifferences(
  one: MolecularGraph,
  other: MolecularGraph,
  match: AtomMatch,
): Difference[] {
  return [...match].flatMap(([index, counterpart]): Difference[] => {
    const [a, b] = [one.atoms[index], other.atoms[counterpart]];
    if (!a || !b) return [];
    const place = { atoms: [index], x: a.x, y: a.y, one: atomInWords(a), other: atomInWords(b) };
    if (a.element !== b.element || a.isotope !== b.isotope) return [{ ...place, kind: 'label' }];
    if (a.charge !== b.charge) return [{ ...place, kind: 'charge' }];
    const isOtherResidue = a.element === '*' && a.label !== undefined && b.label !== undefined;
    return isOtherResidue && a.label !== b.label ? [{ ...place, kind: 'label' }] : [];
  });
}

/** The connected pieces of a reading that the other one lacks. */
function pieces(graph: MolecularGraph, matched: AtomMatch): number[][] {
  const isLeft = (index: number): boolean => {
    const atom = graph.atoms[index];
    return atom !== undefined && !isPlainHydrogen(atom) && !matched.has(index);
  };
  const sets = new DisjointSets(graph.atoms.length);
  for (const { begin, end } of graph.bonds) {
    if (isLeft(begin) && isLeft(end)) sets.join(begin, end);
  }
  return sets.groups().filter(([first = -1]) => isLeft(first));
}

function pieceOf(graph: MolecularGraph, atoms: readonly number[]) {
  const places = atoms.flatMap((index) => graph.atoms[index] ?? []);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    kind: 'atom',
    atoms,
    x: mean(places.map(({ x }) => x)),
    y: mean(places.map(({ y }) => y)),
    one: formulaOf(places.map(atomInWords)),
  } as const;
}

/** `C2O`: what a piece consists of. */
function formulaOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name}${count}` : name)).join('');
}

/** A piece of the other reading, at the atoms of this one that bear it there. */
function beyond(other: MolecularGraph, atoms: readonly number[], back: AtomMatch): Difference {
  const neighbours = neighboursIn(other);
  const bearers = atoms.flatMap((index) =>
    (neighbours[index] ?? []).flatMap(({ atom }) => back.get(atom) ?? []),
  );
  const { one, ...piece } = pieceOf(other, atoms);
  return { ...piece, atoms: [...new Set(bearers)], one: NOTHING, other: one };
}

const ORDERS = {
  1: 'single bond',
  2: 'double bond',
  3: 'triple bond',
  4: 'aromatic bond',
} as const;

const bondBetween = ({ bonds }: MolecularGraph, a: number, b: number): GraphBond | undefined =>
  bonds.find(({ begin, end }) => (begin === a && end === b) || (begin === b && end === a));

function bondDifferences(
  one: MolecularGraph,
  other: MolecularGraph,
  match: AtomMatch,
): Difference[] {
  return one.bonds.flatMap((bond): Difference[] => {
    const [from, to] = [match.get(bond.begin), match.get(bond.end)];
    if (from === undefined || to === undefined) return [];
    const there = bondBetween(other, from, to);
    if (there && isSameOrder(bond, there)) return [];
    const read = { one: ORDERS[bond.order], other: there ? ORDERS[there.order] : NO_BOND };
    const place = { atoms: [bond.begin, bond.end], ...middleOf(one, bond) };
    return [{ kind: 'bond', ...place, ...read }];
  });
}

/** A bond of a ring with a circle is as good as single or double. */
const isSameOrder = (a: GraphBond, b: GraphBond): boolean =>
  a.order === b.order || [a.order, b.order].includes(4);

function bondsBeyond(one: MolecularGraph, other: MolecularGraph, back: AtomMatch): Difference[] {
  return other.bonds.flatMap((bond): Difference[] => {
    const [begin, end] = [back.get(bond.begin), back.get(bond.end)];
    if (begin === undefined || end === undefined || bondBetween(one, begin, end)) return [];
    const place = { atoms: [begin, end], ...middleOf(one, { ...bond, begin, end }) };
    return [{ kind: 'bond', ...place, one: NO_BOND, other: ORDERS[bond.order] }];
  });
}
