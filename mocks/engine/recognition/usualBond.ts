import { median } from '../geometry/median';
import { distance } from '../geometry/vector';
import type { MolecularGraph } from './molecularGraph';

/** The median length of the bonds, in the unit of the atoms' places; undefined without any of a length. */
export function usualBondIn({ atoms, bonds }: MolecularGraph): number | undefined {
  const lengths = bonds.map(({ begin, end }) => {
    const [from, to] = [atoms[begin], atoms[end]];
    return from && to ? distance(from, to) : 0;
  });
  const drawn = lengths.filter((length) => length > 0);
  return drawn.length > 0 ? median(drawn) : undefined;
}
