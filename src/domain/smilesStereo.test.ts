/** @jest-environment node */
import { stereoOfSmiles } from './smilesStereo';

test.each([
  ['CCO', 0],
  ['C[C@H](O)F', 1],
  ['C[C@@H](O)[C@H](F)Cl', 2],
  ['C[C@@](O)(F)[13C@H](Cl)Br', 2],
  ['[Na+].[O-]C(=O)[C@H](N)C', 1],
  ['C[N+](C)(C)C', 0],
  ['[', 0],
  ['@', 0],
])('counts the centres of %s', (smiles, centres) => {
  expect(stereoOfSmiles(smiles)).toEqual({ centres, doubleBonds: 0 });
});

test.each([
  ['CC=CC', 0],
  ['C/C=C/C', 1],
  ['C(/C)=C\\C', 1],
  ['C/C=C/C=C\\C', 2],
  ['C/C=C/C=CC', 1],
  ['C/C=C/C(=C)C', 1],
  ['C/C=CC', 0],
  ['C=C1CC/C=C(\\C)CCC2C1CC2(C)C', 1],
  ['C1=C/CCCCCC/1', 1],
  ['C/1=C/CCCCCC1', 1],
  ['C1CCCCC/C=C/1', 1],
  ['C%12CCCCC/C=C/%12', 1],
  ['C%(120)CCCCC/C=C/%(120)', 1],
  ['C/C=[N+](/C)[O-]', 1],
  ['C/C=C/C.C/C=C/C', 2],
  ['CC=CC |t:1|', 0],
  [')(=/', 0],
])('counts the double bonds of %s that are E or Z', (smiles, doubleBonds) => {
  expect(stereoOfSmiles(smiles)).toEqual({ centres: 0, doubleBonds });
});
