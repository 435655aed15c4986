import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { scoreImage } from './imageScore';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const score = (truth: string, smiles: string) =>
  scoreImage(rdkit, 'a.png', truth, { smiles, impossible: false });

test.each([
  ['the same structure written otherwise', 'OCC', 'CCO', [true, true]],
  ['the other enantiomer', 'C[C@H](N)O', 'C[C@@H](N)O', [false, true]],
  ['an answer without the stereo', 'C[C@H](N)O', 'CC(N)O', [false, true]],
  ['the other double bond', 'C/C=C/C', 'C/C=C\\C', [false, true]],
  ['another structure', 'CCO', 'CCN', [false, false]],
  ['no answer', 'CCO', '', [false, false]],
  ['an answer that cannot be read', 'CCO', 'C(C)(C)(C)(C)C', [false, false]],
  ['residues of other numbers', '[1*]CO', '[*:7]CO', [true, true]],
])('scores %s', (_, truth, answer, expected) => {
  const scored = score(truth, answer);
  expect([scored?.exact, scored?.withoutStereo]).toEqual(expected);
});

test.each([
  ['an amide and its tautomer', 'NC(C)=O', 'N=C(C)O', true],
  ['enantiomers', 'C[C@H](N)O', 'C[C@@H](N)O', false],
  ['the same residue, which has no InChI', '*CO', 'OC*', true],
  ['other residues', '*CO', '*CN', false],
])('%s: same InChI', (_, truth, answer, expected) => {
  expect(score(truth, answer)?.sameInchi).toBe(expected);
});

test.each([
  ['CCO', 'OCC', 1],
  ['CCO', '', 0],
])('%s read as "%s" has a similarity of %d', (truth, answer, expected) => {
  expect(score(truth, answer)?.tanimoto).toBe(expected);
});

test('a similar structure lies between the two', () => {
  const similarity = score('CCCO', 'CCCN')?.tanimoto ?? NaN;
  expect(similarity).toBeGreaterThan(0);
  expect(similarity).toBeLessThan(1);
});

test('nothing is compared with an unreadable truth', () => {
  expect(score('not a structure', 'CCO')).toBeNull();
});
