import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { countCentres } from './countCentres';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

test.each([
  ['the same, written otherwise', 'C[C@H](N)O', 'O[C@@H](N)C', [1, 1, 0]],
  ['the enantiomer', 'C[C@H](N)O', 'C[C@@H](N)O', [1, 0, 0]],
  ['one of three centres turned', 'C[C@H](N)[C@H](O)[C@H](F)Cl', 'C[C@H](N)[C@@H](O)[C@H](F)Cl', [3, 2, 0]],
  ['a centre left open', 'C[C@H](N)[C@H](O)F', 'CC(N)[C@H](O)F', [2, 1, 0]],
  ['a centre where none is drawn', 'CC(N)[C@H](O)F', 'C[C@H](N)[C@H](O)F', [1, 1, 1]],
  ['halves that are alike, one of them turned', 'C[C@H](O)[C@@H](O)C', 'C[C@@H](O)[C@@H](O)C', [2, 1, 0]],
  ['a centre beside atoms that are alike', 'CC(C)(C)[C@H](N)O', 'N[C@H](O)C(C)(C)C', [1, 1, 0]],
  ['cis and trans on a ring', 'C[C@H]1CC[C@@H](C)CC1', 'C[C@H]1CC[C@H](C)CC1', [2, 1, 0]],
  ['no centres', 'CCO', 'OCC', [0, 0, 0]],
])('%s: drawn, right, added', (_, truth, answer, [drawn, right, added]) => {
  expect(countCentres(rdkit, truth, answer)).toEqual({ drawn, right, added });
}); // prettier-ignore
