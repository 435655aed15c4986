import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { judgeReading, type Verdict } from './judgeReading';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

test.each<[string, string[], string, Verdict]>([
  ['the same structure written otherwise', ['OCC'], 'CCO', 'right'],
  ['any of the answers', ['C[C@H](N)O', 'CC(N)O'], 'CC(N)O', 'right'],
  ['a residue of another number', ['[*:1]CO'], '[2*]CO', 'right'],
  ['the other enantiomer', ['C[C@H](N)O'], 'C[C@@H](N)O', 'stereo'],
  ['no stereo', ['C/C=C/C'], 'CC=CC', 'stereo'],
  ['another structure', ['CCO'], 'CCN', 'wrong'],
  ['a structure that cannot be read', ['CCO'], 'C(C)(C)(C)(C)C', 'wrong'],
  ['nothing', ['CCO'], '', 'withheld'],
])('judges %s', (_case, answers, smiles, verdict) => {
  expect(judgeReading(rdkit, answers, smiles).verdict).toBe(verdict);
});

test('compares the centres with those of the answer that is meant', () => {
  const answers = ['CCO', 'C[C@H](N)[C@H](O)F'];
  const { centres } = judgeReading(rdkit, answers, 'C[C@@H](N)[C@H](O)F');
  expect(centres).toEqual({ drawn: 2, right: 1, added: 0 });
});

test('refuses a truth that cannot be read, whatever was read', () => {
  expect(() => judgeReading(rdkit, ['C(C)(C)(C)(C)C'], '')).toThrow('true SMILES');
});
