/** @jest-environment node */
import { bondsOfMolfile } from './molfileBonds';

const ATOM = '    4.0000    4.0000    4.0000 C   0  0  0  0  0  0';
const v2000 = (...bonds: string[]) =>
  ['', '  Ketcher', '', `  2${String(bonds.length).padStart(3)}  0  0  0  0            999 V2000`]
    .concat([ATOM, ATOM], bonds, 'M  END')
    .join('\n');
const v3000 = (...bonds: string[]) =>
  [
    ...['', '  Ketcher', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
    ...['M  V30 BEGIN ATOM', 'M  V30 4 C 4 9 4 0 CFG=1', 'M  V30 END ATOM'],
    ...['M  V30 BEGIN BOND', ...bonds.map((bond) => `M  V30 ${bond}`), 'M  V30 END BOND'],
    ...['M  V30 BEGIN COLLECTION', 'M  V30 1 9 9 9', 'M  V30 END COLLECTION', 'M  V30 END CTAB'],
    'M  END',
  ].join('\n');

test.each([
  ['V2000', v2000('  1  2  1  4', '  2  1  2  3', '  2  1  9', ' 12 11  1  6  0  0')],
  ['V3000', v3000('4 1 1 2 CFG=2', '5 2 2 1 CFG=2', '6 9 2 1', '7 1 12 11 TOPO=1 -\nM  V30 CFG=3')],
])('reads type and stereo of the bonds of %s, whatever ends the lines', (_version, molfile) => {
  const bonds = [
    { begin: 1, end: 2, type: 1, stereo: 'either' },
    { begin: 2, end: 1, type: 2, stereo: 'either' },
    { begin: 2, end: 1, type: 9, stereo: 'none' },
    { begin: 12, end: 11, type: 1, stereo: 'down' },
  ];
  expect(bondsOfMolfile(molfile)).toEqual(bonds);
  expect(bondsOfMolfile(molfile.replaceAll('\n', '\r\n'))).toEqual(bonds);
});

test.each(['', 'x', '\n\n\n999999', '\n\n\n  2  9  0 V2000\nC\n', v2000(), v3000(), 'V3000'])(
  'finds none where there is none: %j',
  (text) => {
    expect(bondsOfMolfile(text)).toEqual([]);
  },
);
