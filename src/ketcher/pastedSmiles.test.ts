/** @jest-environment node */
import { readablePaste } from './pastedSmiles';

test.each([
  ['on two lines', 'CC(=O)Oc1ccccc1\r\nC(=O)O', 'CC(=O)Oc1ccccc1C(=O)O'],
  ['with blanks around its lines', ' CC(=O)Oc1ccccc1 \n\n C(=O)O\n', 'CC(=O)Oc1ccccc1C(=O)O'],
  ['racemic', 'CC(C)(C)OC(=O)N[C@@H](C)C(=O)O |r|', 'CC(C)(C)OC(=O)N[C@@H](C)C(=O)O |&1:8|'],
  ['racemic, of two centres', 'Cl[C@H](F)[C@@](Br)(C)N |r|', 'Cl[C@H](F)[C@@](Br)(C)N |&1:1,3|'],
  ['racemic among others', 'C[C@H](F)C=CC |r,t:3|', 'C[C@H](F)C=CC |&1:1,t:3|'],
  ['racemic after others', 'C[C@H](F)C=CC |t:3,r|', 'C[C@H](F)C=CC |t:3,&1:1|'],
  ['racemic without a centre', 'CCO |r|', 'CCO'],
])('reads a SMILES %s', (_how, pasted, read) => {
  expect(readablePaste(pasted)).toBe(read);
});

test.each([
  'CCO',
  'C[C@H](N)C(=O)O |&1:1|',
  'C[C@H](F)Cl |o1:1,rb:2|',
  '\n\n\n  1  0  0  0  0  0            999 V2000\nM  END\n',
  '{"root":{"nodes":[]}}',
  'InChI=1S/CH4/h1H4',
  '<cml></cml>',
  'CCO ethanol\nCCN ethylamine',
])('leaves %j as it is', (pasted) => {
  expect(readablePaste(pasted)).toBe(pasted);
});
