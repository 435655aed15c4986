import { bondsOf, otherEnd, type OpenBond } from './perspective/openGraph';

interface CarriedGraph {
  readonly atoms: readonly {
    element: string;
    readonly label?: string;
    readonly hydrogens?: number;
  }[];
  readonly bonds: readonly OpenBond[];
}

/**
 * A wave from a heteroatom with single bonds alone has no configuration to leave open: it leads to what is not drawn,
 * a carrier protein or a resin. Its end was taken for a carbon, and is an open attachment.
 */
export function openCarriers(graph: CarriedGraph): void {
  for (const bond of graph.bonds) {
    if (bond.stereo !== 'either' || bond.order !== 1) continue;
    for (const end of [bond.begin, bond.end]) {
      const atom = graph.atoms[end];
      const near = otherEnd(bond, end);
      const isCarried = !['C', '*'].includes(graph.atoms[near]?.element ?? 'C');
      if (!atom || atom.element !== 'C' || atom.label !== undefined || !isCarried) continue;
      if (atom.hydrogens !== undefined || bondsOf(graph, end).length > 1) continue;
      if (bondsOf(graph, near).some(({ order }) => order !== 1)) continue;
      atom.element = '*';
      bond.stereo = 'none';
    }
  }
}
