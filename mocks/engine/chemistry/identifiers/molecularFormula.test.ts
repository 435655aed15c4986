import { withMol, type RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { molecularFormula } from './molecularFormula';
import { plainMolecule } from './plainMolecule';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

test.each([
  ['CCO', 'C2H6O', 'carbon and hydrogen first'],
  ['BrCCl', 'CH2BrCl', 'then by alphabet'],
  ['OS(=O)(=O)O', 'H2O4S', 'without carbon all by alphabet'],
  ['[2H]C([2H])([2H])O', 'CH4O', 'isotopes under their element'],
  ['[Na+].[O-]C(=O)C', 'C2H3NaO2', 'all parts together'],
  ['C[N+](C)(C)C', 'C4H12N+', 'a charge'],
  ['[Ca+2]', 'Ca+2', 'a larger charge'],
  ['[O-]C(=O)C([O-])=O', 'C2O4-2', 'a negative charge'],
  ['*CC*', 'C2H4*2', 'residues'],
  ['C', 'CH4', 'no number for one'],
  ['[U]', 'U', 'no hydrogen'],
])('the formula of %s is %s: %s', (smiles, formula) => {
  expect(withMol(rdkit, smiles, (mol) => molecularFormula(plainMolecule(mol)))).toBe(formula);
});
