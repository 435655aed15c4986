import { withMol, type RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { naturalProducts } from '../testing/naturalProducts';
import { plainMolecule } from './plainMolecule';
import { structureRemarks } from './structureRemarks';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const remarksOn = (smiles: string) =>
  withMol(rdkit, smiles, (mol) => structureRemarks(plainMolecule(mol)));

test.each([
  ['*CC', ['A residue (*) has no definition.']],
  ['[1*]CC[2*]', ['2 residues (*) have no definition.']],
  ['[Pb]c1ccccc1', ['Lead (Pb) may have been meant as phenyl (Ph).']],
  ['[CH2]C', ['A radical: one electron is unpaired.']],
  ['[CH]C', ['A radical: 2 electrons are unpaired.']],
  ['C[N+](C)(C)C', ['The charges do not balance: +1 in all.']],
  ['CC(=O)[O-]', ['The charges do not balance: −1 in all.']],
  ['CC(=O)[O-].[Na+]', ['2 parts that no bond connects.']],
  ['[2H]C([2H])[13CH3]', ['Labelled with isotopes: 13C, 2H.']],
  ['C[C-](C)C.[Na+]', ['One atom (C) has an unlikely valence.', '2 parts that no bond connects.']],
  ['CS(C)C', ['One atom (S) has an unlikely valence.']],
  ['ClI(Cl)C', ['One atom (I) has an unlikely valence.']],
  [
    'C[O+](C)C.C[C-](C)C',
    ['2 atoms (C, O) have an unlikely valence.', '2 parts that no bond connects.'],
  ],
])('remarks on %s: %j', (smiles, remarks) => {
  expect(remarksOn(smiles)).toEqual(remarks);
});

test.each([
  ['a nitro group', 'O=[N+]([O-])c1ccccc1'],
  ['an isocyanide', 'C[N+]#[C-]'],
  ['a betaine', 'C[N+](C)(C)CC(=O)[O-]'],
  ['a sulfone', 'CS(C)(=O)=O'],
  ['perchloric acid', 'OCl(=O)(=O)=O'],
  ['a thiol', 'CCS'],
  ['a phosphate', 'COP(=O)(O)O'],
  ['periodic acid', 'OI(=O)(=O)=O'],
])('has none on %s', (_name, smiles) => {
  expect(remarksOn(smiles)).toEqual([]);
});

test('a pyrylium ring lacks only its counter-ion', () => {
  expect(remarksOn('c1cc[o+]cc1')).toEqual(['The charges do not balance: +1 in all.']);
});

test('lead alone, as in an inorganic salt, is meant', () => {
  expect(remarksOn('Cl[Pb]Cl')).toEqual([]);
});

test('has none on ordinary natural products, but on a cation', () => {
  const remarked = naturalProducts.filter(([, smiles]) => remarksOn(smiles)?.length !== 0);
  expect(remarked.map(([name]) => name)).toEqual(['berberine']);
});
