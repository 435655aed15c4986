/** @jest-environment node */
import { isSmilesList, smilesList } from './smilesList';

test.each<[string, string, boolean]>([
  ['SMILES', 'CCO\nc1ccccc1', true],
  ['SMILES with names', 'CCO ethanol\nCN1C=NC2=C1C(=O)N(C(=O)N2C)C\tcaffeine', true],
  ['a head', 'smiles name\nCCO ethanol', true],
  ['stereo and charges', 'C[C@H](N)C(=O)[O-]\nF/C=C/F\n[Na+].[Cl-]', true],
  ['remarks', '# from a paper\nCCO', true],
  ['DOIs', '10.1021/acs.jnatprod.5b00000\n10.1000/xyz', false],
  ['addresses', 'https://doi.org/10.1000/xyz', false],
  ['names', 'caffeine\nquercetin', false],
  ['words', 'This is a text about chemistry.\nIt has lines.', false],
  ['RIS', 'TY  - JOUR\nAU  - A', false],
  ['nothing', ' \n', false],
])('%s', (_what, text, expected) => {
  expect(isSmilesList(text)).toBe(expected);
});

test('says what each is called, and where it stands', () => {
  const { molecules, faults } = smilesList('CCO ethanol\r\n\r\nC 12a\n??? x\n');
  expect(molecules).toEqual([
    { smiles: 'CCO', name: 'ethanol', told: [], where: 'line 1' },
    { smiles: 'C', number: '12a', told: [], where: 'line 3' },
  ]);
  expect(faults).toEqual(['line 4: no SMILES']);
});

test('a line of a million characters is no SMILES', () => {
  expect(smilesList('C'.repeat(1_000_000)).faults).toEqual(['line 1: no SMILES']);
});
