import type { MolecularGraph } from '../molecularGraph';

/** A graph without the hydrogens that only a plain single bond leads to; a wedge's end says its stereo. */
export function withoutPlainHydrogens(graph: MolecularGraph): MolecularGraph {
  const kept = graph.atoms.flatMap(({ element, isotope, charge }, i) => {
    const own = graph.bonds.filter(({ begin, end }) => begin === i || end === i);
    const isPlain =
      own.length === 1 && own.every(({ order, stereo }) => order === 1 && stereo === 'none');
    return element === 'H' && isotope === undefined && charge === 0 && isPlain ? [] : [i];
  });
  const places = new Map(kept.map((old, place) => [old, place]));
  return {
    atoms: kept.flatMap((i) => graph.atoms[i] ?? []),
    bonds: graph.bonds.flatMap((bond) => {
      const [begin, end] = [places.get(bond.begin), places.get(bond.end)];
      return begin === undefined || end === undefined ? [] : [{ ...bond, begin, end }];
    }),
  };
}
