import { canonicalise } from '../../chemistry/canonicalise';
import type { RDKit } from '../../chemistry/rdkit';
import { loadRDKit } from '../../chemistry/testing/loadRDKit';
import { constitutionOf, stereoCentresOf } from './constitution';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const constitution = (smiles: string) => {
  const [forms] = canonicalise(rdkit, [smiles]);
  if (!forms) throw new Error(`Not read: ${smiles}`);
  return constitutionOf(forms);
};

test.each([
  ['stereo isomers', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O', true],
  ['with and without stereo', 'C[C@H](N)C(=O)O', 'CC(N)C(=O)O', true],
  ['double bonds turned', 'C/C=C/C', 'C/C=C\\C', true],
  ['tautomers with mobile protons', 'Oc1ccccn1', 'O=c1cccc[nH]1', true],
  ['residues, with and without stereo', '*[C@H](N)C', '*C(N)C', true],
  ['constitutional isomers', 'CCCO', 'CC(C)O', false],
  ['residues elsewhere', '*CCO', 'CC(*)O', false],
  ['acid and its anion', 'CC(=O)O', 'CC(=O)[O-]', false],
  ['with and without a salt', 'CC(=O)O', 'CC(=O)O.Cl', false],
])('%s: the constitution of %s and %s', (_what, one, other, isEqual) => {
  expect(constitution(one) === constitution(other)).toBe(isEqual);
});

test.each([
  ['CCO', 0],
  ['C[C@H](N)[C@@](F)(Cl)O', 2],
  ['[NH3+]C[Fe]', 0],
])('%s defines %i centres', (smiles, count) => {
  expect(stereoCentresOf(smiles)).toBe(count);
});
