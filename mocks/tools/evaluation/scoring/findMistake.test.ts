import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { findMistake } from './findMistake';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const mistakeOf = (truth: string, smiles: string) =>
  findMistake(rdkit, truth, { smiles, impossible: false });

test.each([
  ['written otherwise', 'OCC', 'CCO'],
  ['with residues of other numbers', '[1*]CO', '[*:7]CO'],
  ['with the other alternating form of a ring', 'Cc1ccccc1C', 'CC1=C(C)C=CC=C1'],
])('a structure %s is not a mistake', (_, truth, answer) => {
  expect(mistakeOf(truth, answer)).toBeNull();
});

test.each([
  ['C[C@H](N)O', 'C[C@@H](N)O', 'stereo only', 'stereo only: as many, the other way round'],
  ['C[C@H](N)O', 'CC(N)O', 'stereo only', 'stereo only: centres: 1 drawn, 0 read'],
  ['C/C=C/C', 'CC=CC', 'stereo only', 'stereo only: double bonds: 1 drawn, 0 read'],
  ['[2H]C(Cl)Br', '[3H]C(Cl)Br', 'charge or isotope', 'other isotopes'],
  ['C[NH3+]', 'CN', 'charge or isotope', 'charges: N+1 read as none'],
  ['NC(C)=O', 'N=C(C)O', 'tautomer', expect.stringContaining('InChI')],
  ['C=CC', 'CCC', 'bond order', '1 double bonds read as 0'],
  ['CC#N', 'CC=N', 'bond order', '0 double bonds read as 1; 1 triple bonds read as 0'],
  ['c1ccccc1C', 'C1=CCCC=C1C', 'bond order', '3 double bonds read as 2'],
  ['c1ccncc1CC', 'c1ccccc1CC', 'one label', 'N read as C'],
  ['*CC(C)C', 'CCC(C)C', 'one label', '* read as C'],
  ['OCCCF', 'SCCCCl', 'several labels', 'O read as S; F read as Cl'],
  ['c1ccccc1C(=O)O', 'c1ccccc1C#N', 'one label', '-C(=O)O read as -C#N'],
  ['COC(=O)c1ccccc1', 'CCOC(=O)c1ccccc1', 'extra part', '-C too many'],
  ['c1ccccc1C(F)(F)F', 'c1ccccc1', 'missing part', '-C(F)(F)F missing'],
  ['c1ccccc1OC(F)(F)F', 'c1ccccc1OC', 'one label', '-C(F)(F)F read as -C'],
  ['CC1CCC(C)CC1', 'C1CCCCC1', 'missing part', '-C, -C missing'],
  ['CCN.Cl', 'CCN', 'missing part', 'missing fragment Cl'],
  ['CCN', 'CCN.Cl', 'extra part', 'extra fragment Cl'],
  ['CCCCO', 'CC.CCO', 'missing bond', '1 bond missing between the same atoms'],
  ['CCCCCO', 'C1CCCCO1', 'extra bond', '1 bond too many between the same atoms'],
  ['CCCCCC(C)(C)O', 'OC1CCCCC1CN', 'other skeleton', expect.stringContaining('in common')],
])('%s read as %s: %s', (truth, answer, kind, detail) => {
  expect(mistakeOf(truth, answer)).toEqual({ kind, detail });
});

test.each([
  [{ smiles: '', impossible: false, reason: 'The image is blank.' }, 'no answer'],
  [{ smiles: '', impossible: true, reason: 'A carbon has five bonds' }, 'impossible structure'],
])('gives the reason if there is no SMILES: %j', (reading, kind) => {
  expect(findMistake(rdkit, 'C', reading)).toEqual({ kind, detail: reading.reason });
});
