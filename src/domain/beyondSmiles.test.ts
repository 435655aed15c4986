/** @jest-environment node */
import { beyondSmiles } from './beyondSmiles';

const v3000 = (bonds: readonly string[], collection: readonly string[] = []) =>
  [
    ...['', '', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
    ...['M  V30 BEGIN ATOM', ...[1, 2, 3, 4].map((atom) => `M  V30 ${atom} C 0 0 0 0`)],
    ...[
      'M  V30 END ATOM',
      'M  V30 BEGIN BOND',
      ...bonds.map((bond) => `M  V30 ${bond}`),
      'M  V30 END BOND',
    ],
    ...['M  V30 BEGIN COLLECTION', ...collection.map((each) => `M  V30 ${each}`)],
    ...['M  V30 END COLLECTION', 'M  V30 END CTAB', 'M  END', ''],
  ].join('\n');

test.each([
  ['wedges and plain bonds', v3000(['1 1 1 2 CFG=1', '2 2 2 3', '3 3 3 4']), []],
  ['one absolute group', v3000([], ['MDLV30/STEABS ATOMS=(1 2)']), []],
  ['no molfile', 'CCO', []],
  ['a wavy bond', v3000(['1 1 1 2 CFG=2']), ['1 wavy bond']],
  ['a crossed double bond', v3000(['1 2 1 2 CFG=2']), ['1 crossed double bond']],
  ['coordinate bonds', v3000(['1 9 1 2', '2 9 3 2']), ['2 coordinate bonds']],
  [
    'stereo groups',
    v3000(
      [],
      ['MDLV30/STERAC1 ATOMS=(1 2)', 'MDLV30/STERAC2 ATOMS=(1 4)', 'MDLV30/STEREL1 ATOMS=(2 5 6)'],
    ),
    ['2 racemic stereo groups', '1 relative stereo group'],
  ],
  [
    'a wavy bond in V2000',
    '\n\n\n  2  1  0  0  0  0            999 V2000\nC\nC\n  1  2  1  4\nM  END\n',
    ['1 wavy bond'],
  ],
])('tells what of a molfile a SMILES does not say: %s', (_what, molfile, words) => {
  expect(beyondSmiles(molfile)).toEqual(words);
});
