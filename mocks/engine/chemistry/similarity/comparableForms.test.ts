import type { RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { comparableForms } from './comparableForms';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const formsOf = (smiles: string) => comparableForms(rdkit, smiles);

it.each([
  [
    'the same molecule written differently',
    'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
    'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
  ],
  ['stereo written from another atom', 'C[C@H](N)O', 'N[C@@H](C)O'],
])('%s has the same forms', (_name, left, right) => {
  expect(formsOf(left)).toEqual(formsOf(right));
});

it.each([
  ['enantiomers', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
  ['diastereomers', 'C[C@H](O)[C@H](C)N', 'C[C@H](O)[C@@H](C)N'],
  ['E and Z', 'C/C=C/C', 'C/C=C\\C'],
  ['a centre without a wedge', 'C[C@H](N)O', 'CC(N)O'],
])('%s share only the form without stereo', (_name, left, right) => {
  expect(formsOf(left)?.smiles).not.toBe(formsOf(right)?.smiles);
  expect(formsOf(left)?.smiles_without_stereo).toBe(formsOf(right)?.smiles_without_stereo);
});

it.each([
  ['isotopes', '[2H]C(Cl)Cl', 'ClCCl'],
  ['an element', 'CCO', 'CCN'],
  ['a charge', 'CC(=O)[O-]', 'CC(=O)O'],
])('%s do not count as stereo', (_name, left, right) => {
  expect(formsOf(left)?.smiles_without_stereo).not.toBe(formsOf(right)?.smiles_without_stereo);
});

it('recognises forms of one compound that differ in the place of protons by their InChIKey', () => {
  const [oxo, hydroxy] = ['O=c1cccc[nH]1', 'Oc1ccccn1'].map(formsOf);
  expect(oxo?.smiles).not.toBe(hydroxy?.smiles);
  expect(oxo?.inchi_key).toBe(hydroxy?.inchi_key);
});

it.each([
  ['C[C@H](O)C(C)N', 2, 1],
  ['CCC1(O)C(=O)OCc2c1cc1n(c2=O)Cc2cc3ccccc3nc2-1', 1, 0],
  ['CCO', 0, 0],
])('counts the stereocentres of %s', (smiles, all, defined) => {
  expect(formsOf(smiles)).toMatchObject({ stereo_centres: all, defined_stereo_centres: defined });
});

it.each(['', ' ', 'C1CC(', 'C'.repeat(501)])('has no forms for %j', (smiles) => {
  expect(formsOf(smiles)).toBeNull();
});
