import { DisjointSets } from '../../geometry/disjointSets';
import type { MolecularGraph } from '../molecularGraph';

/**
 * What is told of a structure of several molecules: a cut-out shows one, so a program may have read a neighbour or an
 * arrow with it. Ions belong together, and water is no reading.
 *
 * @param name the program's
 */
export function moleculesRead({ atoms, bonds }: MolecularGraph, name: string): string[] {
  const sets = new DisjointSets(atoms.length);
  for (const { begin, end } of bonds) sets.join(begin, end);
  const molecules = sets.groups().filter((group) => {
    const part = group.flatMap((i) => atoms[i] ?? []);
    const charge = part.reduce((sum, atom) => sum + atom.charge, 0);
    return charge === 0 && part.some(({ element }) => element === 'C');
  });
  return molecules.length > 1 ? [`${name} read ${molecules.length} molecules in one drawing`] : [];
}
