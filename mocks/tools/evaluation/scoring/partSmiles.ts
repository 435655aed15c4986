import { writeMolfile } from '../../../engine/chemistry/molfile/writeMolfile';
import { withMol, type RDKit } from '../../../engine/chemistry/rdkit';
import type { GraphAtom, MolecularGraph } from '../../../engine/recognition/molecularGraph';

const OPEN_END: GraphAtom = { x: 0, y: 0, element: '*', charge: 0 };

/**
 * A part of a structure in a form that chemists can read: its SMILES without stereo, with `*` where the
 * structure continues, or `-` if it does so in one place only (`-C(=O)OC`).
 *
 * @param part indices of the part's atoms
 */
export function partSmiles(rdkit: RDKit, graph: MolecularGraph, part: readonly number[]): string {
  const open = withOpenEnds(graph, part);
  const molfile = writeMolfile(open);
  const smiles = withMol(rdkit, molfile, (mol) => mol.get_smiles('{"doIsomericSmiles":false}'));
  if (smiles === undefined) return open.atoms.map(({ element }) => element).join('');
  const isGroup = open.atoms.length === part.length + 1 && smiles.startsWith('*');
  return isGroup ? `-${smiles.slice(1)}` : smiles;
}

/** The part, with a residue instead of each outside atom that it is bonded to. */
function withOpenEnds({ atoms, bonds }: MolecularGraph, part: readonly number[]): MolecularGraph {
  const inside = new Map(part.map((atom, index) => [atom, index]));
  const partAtoms = part.flatMap((atom) => atoms[atom] ?? []);
  const partBonds: MolecularGraph['bonds'][number][] = [];
  for (const bond of bonds) {
    const begin = inside.get(bond.begin);
    const end = inside.get(bond.end);
    if (begin === undefined && end === undefined) continue;
    const outside = partAtoms.length;
    if (begin === undefined || end === undefined) partAtoms.push(OPEN_END);
    partBonds.push({ ...bond, begin: begin ?? outside, end: end ?? outside });
  }
  return { atoms: partAtoms, bonds: partBonds };
}
