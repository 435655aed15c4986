import type { RDKit } from './rdkit';
import { readForms } from './readForms';
import { loadRDKit } from './testing/loadRDKit';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

test('forms are canonical, with and without stereo', () => {
  expect(readForms(rdkit, 'O[C@H](N)C')).toEqual({
    smiles: 'C[C@@H](N)O',
    smilesWithoutStereo: 'CC(N)O',
    inchi: expect.stringMatching(/^InChI=1S\/C2H7NO\/.*\/t2-\/m0\/s1$/),
    inchiKey: expect.stringMatching(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/),
    numberedSmiles: undefined,
  });
});

test('numbers of residues are a form of their own', () => {
  expect(readForms(rdkit, 'OCC[1*]')).toEqual({
    smiles: '*CCO',
    smilesWithoutStereo: '*CCO',
    inchiKey: '',
    numberedSmiles: '[1*]CCO',
  });
});

test('what RDKit cannot read stays as written, without numbers', () => {
  expect(readForms(rdkit, 'C1CC([1*]')).toEqual({
    smiles: 'C1CC(*',
    smilesWithoutStereo: 'C1CC(*',
    inchiKey: '',
    numberedSmiles: undefined,
  });
});
