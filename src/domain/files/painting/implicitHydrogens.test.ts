/** @jest-environment node */
import type { MolfileAtom } from '../../molfileAtoms';
import { implicitHydrogens } from './implicitHydrogens';

const atom = (symbol: string, more: Partial<MolfileAtom> = {}): MolfileAtom => ({
  ...{ symbol, x: 0, y: 0, z: 0, charge: 0, radical: 0 },
  ...more,
});

test.each<[string, MolfileAtom, number, number]>([
  ['an alcohol', atom('O'), 1, 1],
  ['an ether', atom('O'), 2, 0],
  ['water', atom('O'), 0, 2],
  ['an amine', atom('N'), 1, 2],
  ['an ammonium', atom('N', { charge: 1 }), 1, 3],
  ['an amide’s anion', atom('N', { charge: -1 }), 1, 1],
  ['an alkoxide', atom('O', { charge: -1 }), 1, 0],
  ['an oxonium', atom('O', { charge: 1 }), 1, 2],
  ['a carbocation', atom('C', { charge: 1 }), 3, 0],
  ['a carbanion', atom('C', { charge: -1 }), 2, 1],
  ['a borate', atom('B', { charge: -1 }), 4, 0],
  ['a borane', atom('B'), 2, 1],
  ['a sulfoxide', atom('S'), 4, 0],
  ['a sulfone', atom('S'), 6, 0],
  ['a sulfinic acid’s sulfur', atom('S'), 5, 1],
  ['a methyl radical', atom('C', { radical: 2 }), 0, 3],
  ['a carbene', atom('C', { radical: 1 }), 2, 0],
  ['a stated valence', atom('P', { valence: 5 }), 3, 2],
  ['a stated valence of none', atom('N', { valence: 0 }), 0, 0],
  ['pyrrole’s nitrogen, aromatic', atom('N'), 3, 0],
  ['a metal', atom('Fe'), 0, 0],
  ['a residue', atom('R#'), 1, 0],
])('%s', (_what, given, bonds, hydrogens) => {
  expect(implicitHydrogens(given, bonds)).toBe(hydrogens);
});
