/** @jest-environment node */
import { atomsOfMolfile, isDrawn } from './molfileAtoms';

const v2000 = (atoms: readonly string[], ...properties: string[]) =>
  ['', '', '', `${String(atoms.length).padStart(3)}  0  0  0  0  0            999 V2000`]
    .concat(atoms, properties, 'M  END', '')
    .join('\n');
const v3000 = (...atoms: string[]) =>
  [
    ...['', '', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
    ...['M  V30 BEGIN ATOM', ...atoms.map((atom) => `M  V30 ${atom}`), 'M  V30 END ATOM'],
    ...['M  V30 END CTAB', 'M  END', ''],
  ].join('\n');
const C = '    1.5000   -2.2500    0.0000 C   0  0';

test.each<[string, string, object]>([
  ['a place', v2000([C]), { x: 1.5, y: -2.25, z: 0, symbol: 'C', charge: 0, radical: 0 }],
  [
    'a charge of the old column',
    v2000(['    0.0000    0.0000    0.0000 O   0  5']),
    { charge: -1 },
  ],
  [
    'a radical of the old column',
    v2000(['    0.0000    0.0000    0.0000 O   0  4']),
    { charge: 0, radical: 2 },
  ],
  ['a charge of the block', v2000([C], 'M  CHG  1   1   2'), { charge: 2 }],
  ['an isotope', v2000([C], 'M  ISO  1   1  13'), { isotope: 13 }],
  ['a radical of the block', v2000([C], 'M  RAD  1   1   3'), { radical: 3 }],
  ['a residue', v2000([C.replace('C ', 'R#')], 'M  RGP  1   1   2'), { symbol: 'R#', alias: 'R2' }],
  ['an alias', v2000([C], 'A    1', 'OMe'), { alias: 'OMe' }],
  ['a valence', v2000([`${C}  0  0  0  5`]), { valence: 5 }],
  ['a valence of none', v2000([`${C}  0  0  0 15`]), { valence: 0 }],
  [
    'V3000',
    v3000('1 N 1.5 -2.25 0 0 CHG=1 MASS=15 RAD=2 VAL=4'),
    { x: 1.5, y: -2.25, symbol: 'N', charge: 1, isotope: 15, radical: 2, valence: 4 },
  ],
  ['V3000 that says nothing of the valence', v3000('1 N 0 0 0 0 VAL=0'), { valence: undefined }],
  ['V3000 without hydrogens', v3000('1 N 0 0 0 0 VAL=-1'), { valence: 0 }],
  ['a residue of V3000', v3000('1 R# 0 0 0 0 RGROUPS=(1 3)'), { group: 3, alias: 'R3' }],
  ['a line of V3000 that goes on', v3000('1 N 0 0 0 0 -\nM  V30 CHG=-1'), { charge: -1 }],
])('reads %s', (_what, molfile, expected) => {
  expect(atomsOfMolfile(molfile)).toEqual([expect.objectContaining(expected)]);
  expect(atomsOfMolfile(molfile.replaceAll('\n', '\r\n'))).toEqual([
    expect.objectContaining(expected),
  ]);
});

test('the block supersedes the column of all atoms', () => {
  const charged = '    0.0000    0.0000    0.0000 O   0  5';
  const atoms = atomsOfMolfile(v2000([charged, charged], 'M  CHG  1   2   1'));
  expect(atoms.map(({ charge }) => charge)).toEqual([0, 1]);
});

test('a line that cannot be read would shift what bonds and lists say of the others: none is read', () => {
  expect(atomsOfMolfile(v2000([C, 'C', C]))).toEqual([]);
  expect(atomsOfMolfile(v3000('1 C 0 0 0 0', '2 C'))).toEqual([]);
});

test.each(['', 'x', '\n\n\n999', v2000([]), v2000([C]).replace('  1  0', '  9  0')])(
  'finds none in %j',
  (text) => {
    expect(atomsOfMolfile(text)).toEqual([]);
  },
);

const at = (x: number, y: number, z = 0) => ({ x, y, z, symbol: 'C', charge: 0, radical: 0 });

test.each([
  ['atoms apart', [at(0, 0), at(1, 0)], true],
  ['a single atom', [at(0, 0)], true],
  ['atoms at one place', [at(0, 0), at(0, 0)], false],
  ['atoms in space', [at(0, 0), at(1, 0, 1)], false],
  ['a place that is no number', [at(0, 0), at(NaN, 1)], false],
  ['none', [], false],
  ['1,000 atoms', Array.from({ length: 1000 }, (_, x) => at(x, 0)), false],
])('%s: drawn %s', (_what, atoms, expected) => {
  expect(isDrawn(atoms)).toBe(expected);
});
