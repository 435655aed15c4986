import { withoutResidueNumbers } from './residueNumbers';

test.each([
  ['[1*]CC', '*CC'],
  ['[*:2]CC[12*]', '*CC*'],
  ['[2H]C*', '[2H]C*'],
])('writes the residues of %s without numbers', (smiles, expected) => {
  expect(withoutResidueNumbers(smiles)).toBe(expected);
});
