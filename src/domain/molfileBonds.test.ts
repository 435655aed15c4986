/** @jest-environment node */
import { bondsOfMolfile } from './molfileBonds';

const ATOM = '    4.0000    4.0000    4.0000 C   0  0  0  0  0  0';
const v2000 = (...bonds: string[]) =>
  ['', '  Ketcher', '', ` 12${String(bonds.length).padStart(3)}  0  0  0  0            999 V2000`]
    .concat(Array<string>(12).fill(ATOM), bonds, 'M  END')
    .join('\n');
const v3000 = (...bonds: string[]) =>
  [
    ...['', '  Ketcher', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
    ...[
      'M  V30 BEGIN ATOM',
      ...[1, 2, 12, 11].map((number) => `M  V30 ${number} C 4 9 4 0 CFG=1`),
      'M  V30 END ATOM',
    ],
    ...['M  V30 BEGIN BOND', ...bonds.map((bond) => `M  V30 ${bond}`), 'M  V30 END BOND'],
    ...['M  V30 BEGIN COLLECTION', 'M  V30 1 9 9 9', 'M  V30 END COLLECTION', 'M  V30 END CTAB'],
    'M  END',
  ].join('\n');

test.each([
  ['V2000', v2000('  1  2  1  4', '  2  1  2  3', '  2  1  9', ' 12 11  1  6  0  0'), [12, 11]],
  [
    'V3000, whose numbers have gaps',
    v3000('4 1 1 2 CFG=2', '5 2 2 1 CFG=2', '6 9 2 1', '7 1 12 11 TOPO=1 -\nM  V30 CFG=3'),
    [3, 4],
  ],
])('reads type and stereo of the bonds of %s', (_version, molfile, [begin, end]) => {
  const bonds = [
    { begin: 1, end: 2, type: 1, stereo: 'either' },
    { begin: 2, end: 1, type: 2, stereo: 'either' },
    { begin: 2, end: 1, type: 9, stereo: 'none' },
    { begin, end, type: 1, stereo: 'down' },
  ];
  expect(bondsOfMolfile(molfile)).toEqual(bonds);
  for (const lineEnd of ['\r\n', '  \n'])
    expect(bondsOfMolfile(molfile.replaceAll('\n', lineEnd))).toEqual(bonds);
});

test.each([
  ['that cannot be read', '  1  x  1  0'],
  ['of an atom that is not there', '  1 13  1  0'],
  ['of an atom with itself', '  1  1  1  0'],
])('reads no bond beside one %s', (_fault, bond) => {
  expect(bondsOfMolfile(v2000('  1  2  1  0', bond))).toEqual([]);
});

test.each(['', 'x', '\n\n\n999999', '\n\n\n  2  9  0 V2000\nC\n', v2000(), v3000(), 'V3000'])(
  'finds none where there is none: %j',
  (text) => {
    expect(bondsOfMolfile(text)).toEqual([]);
  },
);
