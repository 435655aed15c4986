/** @jest-environment node */
import { stereoCentresOfMolfile, stereoLoss } from './stereo';

const ATOM = '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0';
const v2000 = (...bonds: string[]) =>
  ['', '  marcus', '', `  4${String(bonds.length).padStart(3)}  0  0  0  0  0  0  0  0999 V2000`]
    .concat(Array<string>(4).fill(ATOM), bonds, 'M  END')
    .join('\n');

test.each([
  ['none', ['  1  2  1  0', '  2  3  2  0'], 0],
  ['a wedge', ['  1  2  1  1', '  2  3  1  0'], 1],
  ['two at one atom', ['  1  2  1  1', '  1  3  1  6'], 1],
  ['a wedge and a hash at two atoms', ['  1  2  1  1', '  2  3  1  6'], 2],
  ['a wavy bond, which says that it is not known', ['  1  2  1  4'], 0],
  ['a double bond of unknown geometry', ['  1  2  2  3'], 0],
])('counts the drawn centres of a molfile with %s', (_what, bonds, count) => {
  expect(stereoCentresOfMolfile(v2000(...bonds))).toBe(count);
  expect(stereoCentresOfMolfile(v2000(...bonds).replaceAll('\n', '\r\n'))).toBe(count);
});

test('counts the drawn centres of a V3000 molfile', () => {
  const molfile = [
    '  0  0  0     0  0            999 V3000',
    'M  V30 BEGIN ATOM',
    ...[1, 2, 3, 4, 10].map((atom) => `M  V30 ${atom} C 0 0 0 0`),
    'M  V30 END ATOM',
    'M  V30 BEGIN BOND',
    'M  V30 1 1 1 2 CFG=1',
    'M  V30 2 1 1 3 CFG=3',
    'M  V30 3 1 2 4 CFG=2',
    'M  V30 4 1 10 4 CFG=3 TOPO=1',
    'M  V30 END BOND',
  ].join('\n');
  expect(stereoCentresOfMolfile(molfile)).toBe(2);
});

const FLAT = v2000('  1  2  1  0');
const DRAWN = v2000('  1  2  1  1');

test.each([
  ['the same', { smiles: 'C[C@H](O)F' }, { smiles: 'C[C@@H](O)F' }, undefined],
  ['more', { smiles: 'CC(O)F' }, { smiles: 'C[C@@H](O)F' }, undefined],
  ['fewer', { smiles: 'C[C@@H](O)F' }, { smiles: 'CC(O)F' }, { centres: { before: 1, after: 0 } }],
  [
    'a double bond that is neither E nor Z any more',
    { smiles: 'C/C=C/[C@H](O)F' },
    { smiles: 'CC=C[C@H](O)F' },
    { doubleBonds: { before: 1, after: 0 } },
  ],
  [
    'of both kinds',
    { smiles: 'C/C=C/C=C/[C@H](O)F' },
    { smiles: 'C/C=C/C=CC(O)F' },
    { centres: { before: 1, after: 0 }, doubleBonds: { before: 2, after: 1 } },
  ],
  [
    'fewer in the drawing, without SMILES',
    { molfile: DRAWN },
    { molfile: FLAT },
    { centres: { before: 1, after: 0 } },
  ],
  ['a SMILES against a drawing', { smiles: 'C[C@@H](O)F' }, { molfile: FLAT }, undefined],
  ['nothing before', {}, { smiles: 'CC', molfile: FLAT }, undefined],
  [
    'by SMILES first',
    { smiles: 'CCO', molfile: DRAWN },
    { smiles: 'CCO', molfile: FLAT },
    undefined,
  ],
])('compares before and after: %s', (_what, was, is, loss) => {
  expect(stereoLoss(was, is)).toEqual(loss);
});
