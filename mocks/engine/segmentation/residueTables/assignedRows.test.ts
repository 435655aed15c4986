import type { ResidueRow } from '../../recognition/residues/residueTable';
import { assignedRows } from './assignedRows';

/** `number|name R1:group ...` of each row. */
const inWords = (rows: readonly ResidueRow[] | undefined) =>
  rows?.map(({ number = '', name, groups }) => {
    const label = name === undefined ? number : `${number}|${name}`;
    return [label, ...Object.entries(groups).map((entry) => entry.join(':'))].join(' ').trim();
  });

it.each<[string, string[]]>([
  ['1 R = H', ['1 R:H']],
  ['1: R = H', ['1 R:H']],
  ['(1) R = OMe', ['1 R:OMe']],
  ['3a R1 = OMe, R2 = H', ['3a R1:OMe R2:H']],
  ['3a, R 1 = OMe; R 2 = H', ['3a R1:OMe R2:H']],
  ['R1=R2=H', ['R1:H R2:H']],
  ['4 R1, R3 = H, R2 = OH', ['4 R1:H R3:H R2:OH']],
  ["5 R = H, R' = OH", ["5 R:H R':OH"]],
  ['1, R = H; 2, R = OH', ['1 R:H', '2 R:OH']],
  ['1 R = H 2 R = OH', ['1 R:H', '2 R:OH']],
  ['1 R1 = H, R2 = OH, 2 R1 = OH, R2 = H', ['1 R1:H R2:OH', '2 R1:OH R2:H']],
  ['quercetin (1) R = OH', ['1|quercetin R:OH']],
  ['R = H: genistein; R = OMe: biochanin A', ['|genistein R:H', '|biochanin A R:OMe']],
  ['R = OH quercetin (1)', ['1|quercetin R:OH']],
  ['1 R = OH, quercetin', ['1|quercetin R:OH']],
  ['R = H or Me', ['R:H or Me']],
  ['2 R = CH2CH=CH2, X = O', ['2 R:CH2CH=CH2 X:O']],
])('%s', (line, expected) => {
  expect(inWords(assignedRows(line))).toEqual(expected);
});

it.each([
  'quercetin',
  'where R = H',
  'R7 = methyl, or ethyl;',
  'correlation coefficients (R2 = 0.9998) for the different linear equations',
  'R = H, R = OH',
  '1 R = H, was isolated from the leaves',
  `1 R = ${'C'.repeat(400)}`,
])('is no row of a table: %s', (line) => {
  expect(assignedRows(line)).toBeUndefined();
});

it('keeps what the line says of each compound', () => {
  expect(assignedRows('1 R = H; 2 R = OH')?.map(({ text }) => text)).toEqual([
    '1 R = H',
    '2 R = OH',
  ]);
});
