import type { RDKit } from '../../chemistry/rdkit';
import { readForms } from '../../chemistry/readForms';
import { loadRDKit } from '../../chemistry/testing/loadRDKit';
import { stereoSaid, type StereoSaid } from './stereoSaid';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const said = (one: string, other: string) =>
  stereoSaid(readForms(rdkit, one), readForms(rdkit, other));

const FLAT = 'CC1=CC(=O)C2CCC(C)(C)C2C1';
const HALF = 'CC1=CC(=O)C2CCC(C)(C)[C@H]2C1';
const WHOLE = 'CC1=CC(=O)[C@H]2CCC(C)(C)[C@H]2C1';
const TRANS = 'CC1=CC(=O)[C@@H]2CCC(C)(C)[C@H]2C1';

test.each<[string, string, string, StereoSaid['says'], number, number]>([
  ['what is written otherwise', 'OCC', 'CCO', 'the same', 0, 0],
  ['a tautomer', 'Oc1ccccn1', 'O=c1cccc[nH]1', 'the same', 0, 0],
  ['two centres beside none', WHOLE, FLAT, 'more', 2, 0],
  ['two centres beside one of them', WHOLE, HALF, 'more', 1, 0],
  ['one centre beside two', HALF, WHOLE, 'less', 1, 0],
  ['an epimer', TRANS, WHOLE, 'other', 0, 0],
  ['the mirror image', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O', 'other', 0, 0],
  ['one centre each, not the same', 'F[C@H](Cl)CC(Br)I', 'FC(Cl)C[C@H](Br)I', 'other', 0, 0],
  ['a double bond', 'C/C=C/CO', 'CC=CCO', 'more', 0, 1],
  ['a double bond turned', 'C/C=C/CO', 'C/C=C\\CO', 'other', 0, 0],
  ['a centre and no double bond', 'C[C@H](N)/C=C/C', 'C[C@H](N)C=CC', 'more', 0, 1],
  ['residues with a centre beside none', '*C[C@H](N)O', '*CC(N)O', 'more', 1, 0],
  ['residues without one', '*CC(N)O', '*C[C@H](N)O', 'less', 1, 0],
  ['residues with another one', '*C[C@H](N)O', '*C[C@@H](N)O', 'other', 0, 0],
  ['several parts with a centre beside none', 'C[C@H](N)O.Cl', 'CC(N)O.Cl', 'more', 1, 0],
])('%s: %s beside %s says %s', (_what, one, other, says, centres, bonds) => {
  expect(said(one, other)).toEqual({ says, centres, bonds });
});
