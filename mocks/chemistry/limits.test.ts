import { countMolfileAtoms, countSmilesAtoms } from './limits';

describe('atom counts before parsing', () => {
  it.each([
    ['CCO', 3],
    ['ClCBr', 3],
    ['C[C@H](N)c1ccccc1', 9],
    ['[13CH3][N+](C)(C)*', 5],
    ['CC(=O)[O-].[Na+]', 5],
    ['[[[[', 1],
    ['', 0],
  ])('%p has %i', (smiles, atoms) => {
    expect(countSmilesAtoms(smiles)).toBe(atoms);
  });

  it.each([
    ['a V2000 counts line', '\n\n\n 14 15  0  0  0  0  0  0  0  0999 V2000\n', 14],
    ['Windows line ends', 'name\r\n\r\n\r\n999  0  0\r\n', 999],
    ['a V3000 counts line', '\n\n\n  0  0  0 999 V3000\nM  V30 COUNTS 1200 3 0 0 0\n', 1200],
    ['a counts line in the name', 'M  V30 COUNTS 1\n\n\n600  0\n', 600],
    ['no molfile', 'CCO', 0],
  ])('%s', (_name, molfile, atoms) => {
    expect(countMolfileAtoms(molfile)).toBe(atoms);
  });
});
