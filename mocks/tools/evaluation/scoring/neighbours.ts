import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';

/** For each atom the indices of its neighbours. */
export function neighboursOf({ atoms, bonds }: MolecularGraph): number[][] {
  const neighbours = atoms.map((): number[] => []);
  for (const { begin, end } of bonds) {
    neighbours[begin]?.push(end);
    neighbours[end]?.push(begin);
  }
  return neighbours;
}

/** The connected parts of a selection of atoms, largest first. */
export function connectedParts(
  graph: MolecularGraph,
  atoms: ReadonlySet<number> = new Set(graph.atoms.keys()),
): number[][] {
  const neighbours = neighboursOf(graph);
  const seen = new Set<number>();
  const partOf = (start: number): number[] => {
    const part = [start];
    seen.add(start);
    for (const atom of part) {
      for (const next of neighbours[atom] ?? []) {
        if (!atoms.has(next) || seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    return part;
  };
  const parts = [...atoms].flatMap((atom) => (seen.has(atom) ? [] : [partOf(atom)]));
  return parts.toSorted((a, b) => b.length - a.length);
}
