import { bondsByAtom, otherEnd, type Atom, type Bond, type Graph } from './graph';
import { CHEMDRAW_BOND_LENGTH } from './measures';
import { directionOf, lengthOf, minus, plus, times } from './plane';

/** Draws the hydrogens that an atom only states to lie above or below the plane. */
export function withHydrogenWedges(graph: Graph): Graph {
  const bondsOf = bondsByAtom(graph);
  const drawn = graph.atoms.flatMap((atom) => {
    if (!atom.hydrogenWedge) return [];
    const arms = (bondsOf.get(atom) ?? []).map((bond) => minus(otherEnd(bond, atom).at, atom.at));
    const sum = arms.map((arm) => directionOf(arm) ?? ([0, 0] as const)).reduce(plus, [0, 0]);
    const length = arms[0] ? lengthOf(arms[0]) : CHEMDRAW_BOND_LENGTH;
    const away = times(directionOf(sum) ?? [0, 1], -length);
    const hydrogen: Atom = {
      id: '',
      at: plus(atom.at, away),
      element: 'H',
      charge: 0,
      isotope: 0,
      radical: 0,
      bondOrdering: [],
    };
    const bond: Bond = {
      id: '',
      begin: atom,
      end: hydrogen,
      order: 1,
      wedge: atom.hydrogenWedge,
      display: 'Solid',
    };
    return [bond];
  });
  return {
    atoms: [...graph.atoms, ...drawn.map(({ end }) => end)],
    bonds: [...graph.bonds, ...drawn],
  };
}
