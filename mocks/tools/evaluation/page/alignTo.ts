import { withMol, type Mol, type RDKit } from '../../../engine/chemistry/rdkit';

/**
 * Compares neither elements nor bond orders, so that misread ones are in the same place. Takes whole rings
 * only: part of a ring placed on a chain, or on a ring of another size, would be distorted. Timeout in
 * seconds.
 */
const SEARCH = JSON.stringify({
  AtomCompare: 'Any',
  BondCompare: 'Any',
  RingMatchesRingOnly: true,
  CompleteRingsOnly: true,
  Timeout: 2,
});

/**
 * A structure's molfile whose coordinates follow those of another one as far as they have a common skeleton.
 *
 * @param template a molfile with coordinates
 * @returns undefined if they have none, or if either cannot be read
 */
export function alignTo(rdkit: RDKit, smiles: string, template: string): string | undefined {
  return withMol(rdkit, smiles, (mol) =>
    withMol(rdkit, template, (model) => {
      const referenceSmarts = commonSmarts(rdkit, mol, model);
      if (referenceSmarts === '') return undefined;
      const options = JSON.stringify({ referenceSmarts, acceptFailure: false });
      return mol.generate_aligned_coords(model, options) === '' ? undefined : mol.get_molblock();
    }),
  );
}

function commonSmarts(rdkit: RDKit, mol: Mol, model: Mol): string {
  const list = new rdkit.MolList();
  try {
    list.append(mol);
    list.append(model);
    const found: { readonly smarts: string | readonly string[] } = JSON.parse(
      rdkit.get_mcs_as_json(list, SEARCH),
    );
    return typeof found.smarts === 'string' ? found.smarts : (found.smarts[0] ?? '');
  } finally {
    list.delete();
  }
}
