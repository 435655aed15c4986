/** @jest-environment node */
import { hasAromaticBonds } from './aromaticBonds';

const v2000 = (...types: number[]) =>
  [
    '',
    '  Ketcher',
    '',
    `  2${String(types.length).padStart(3)}  0  0  0  0            999 V2000`,
    ...Array<string>(2).fill('    4.0000    4.0000    4.0000 C   0  0  0  0  0  0'),
    ...types.map((type) => `  1  2  ${type}  4  0  0  0`),
    'M  END',
  ].join('\n');

const v3000 = (...types: number[]) =>
  [
    '',
    '  Ketcher',
    '',
    '  0  0  0     0  0            999 V3000',
    'M  V30 BEGIN CTAB',
    `M  V30 COUNTS 2 ${types.length} 0 0 0`,
    'M  V30 BEGIN ATOM',
    'M  V30 4 C 4 4 4 0',
    'M  V30 END ATOM',
    'M  V30 BEGIN BOND',
    ...types.map((type, index) => `M  V30 ${index + 4} ${type} 4 4 CFG=4`),
    'M  V30 END BOND',
    'M  V30 END CTAB',
    'M  END',
  ].join('\n');

test.each([
  ['V2000', v2000],
  ['V3000', v3000],
])('a molfile of %s has aromatic bonds if one has that type', (_version, write) => {
  expect(hasAromaticBonds(write(1, 2, 3))).toBe(false);
  expect(hasAromaticBonds(write(1, 4, 2))).toBe(true);
  expect(hasAromaticBonds(write(1, 4, 2).replaceAll('\n', '\r\n'))).toBe(true);
  expect(hasAromaticBonds(write())).toBe(false);
});
