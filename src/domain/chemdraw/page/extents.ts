import type { ChemDrawMolecule } from '../chemDrawDocument';
import type { Atom, Graph } from '../molecule/graph';
import { plus } from '../molecule/plane';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import { boundsOf, type Bounds, type Point } from '../tree/properties';

/** The smallest rectangle around all of them. */
export const united = (all: readonly Bounds[]): Bounds | undefined =>
  all.length === 0
    ? undefined
    : all.reduce(([l1, t1, r1, b1], [l2, t2, r2, b2]) => [
        Math.min(l1, l2),
        Math.min(t1, t2),
        Math.max(r1, r2),
        Math.max(b1, b2),
      ]);

/** Around a letter, in parts of its size. */
const HALF_LETTER = 0.5;

/** Where a molecule is drawn: what its fragments state, and at least its atoms with their labels. */
export function extentOf(fragments: readonly ChemDrawObject[], graph: Graph): Bounds {
  const stated = fragments.map(boundsOf).filter((bounds) => bounds !== undefined);
  return united([...atomExtents(graph), ...stated]) ?? [0, 0, 0, 0];
}

/** Atoms with the middle of their labels. */
export const atomExtents = ({ atoms }: Graph): readonly Bounds[] =>
  atoms.map(({ at: [x, y], label }) => {
    const around = (label?.size ?? 4) * HALF_LETTER;
    return [x - around, y - around, x + around, y + around];
  });

/** A graph elsewhere on the page, with its labels. */
export function moved(graph: Graph, by: Point): Graph {
  const now = new Map(
    graph.atoms.map((atom): [Atom, Atom] => {
      const { label } = atom;
      const at = plus(atom.at, by);
      return [atom, { ...atom, at, ...(label && { label: { ...label, at: plus(label.at, by) } }) }];
    }),
  );
  const of = (atom: Atom) => now.get(atom) ?? atom;
  return {
    atoms: graph.atoms.map(of),
    bonds: graph.bonds.map((bond) => ({ ...bond, begin: of(bond.begin), end: of(bond.end) })),
  };
}

/** Rows from top to bottom, each from left to right: a row is what begins above the middle of its first. */
export function inReadingOrder(molecules: readonly ChemDrawMolecule[]): ChemDrawMolecule[] {
  const byTop = molecules.toSorted((a, b) => a.box.top - b.box.top);
  const rows: ChemDrawMolecule[][] = [];
  for (const molecule of byTop) {
    const first = rows.at(-1)?.[0];
    if (first && molecule.box.top < first.box.top + first.box.height / 2)
      rows.at(-1)?.push(molecule);
    else rows.push([molecule]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left));
}
