import { isEmptyMolfile, molfileOfRecord } from './molfile';

const molfile = '\n  CDK\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';

test.each([
  ['a molfile', molfile],
  ['a record', `${molfile}$$$$\n`],
  ['a record with data', `${molfile}> <NAME>\ncaffeine\n\n$$$$\n`],
])('extracts the molfile from %s and keeps its blank first line', (_name, record) => {
  expect(molfileOfRecord(record)).toBe(molfile);
});

test('removes the record mark of a text without an end line', () => {
  expect(molfileOfRecord('abc\n$$$$')).toBe('abc\n');
});

test('recognises an end line with carriage returns', () => {
  expect(molfileOfRecord('a\r\nM  END\r\n$$$$\r\n')).toBe('a\r\nM  END\n');
});

describe('a molfile', () => {
  const v2000 = (counts: string) =>
    `\n  program\n\n${counts}  0  0  0  0            999 V2000\nM  END\n`;

  it.each([
    [true, 'of V2000 with no atom', v2000('  0  0')],
    [true, 'of V2000 with other line ends', v2000('  0  0').replaceAll('\n', '\r\n')],
    [false, 'of V2000 with one', v2000('  1  0')],
    [false, 'of V2000 with ten', v2000(' 10  0')],
    [false, 'of V2000 with a hundred and more', v2000('120  0')],
    [true, 'of V3000 with no atom', `${v2000('  0  0')}M  V30 COUNTS 0 0 0 0 0\n`],
    [false, 'of V3000 with atoms', `${v2000('  0  0')}M  V30 COUNTS 6 6 0 0 0\n`],
    [false, 'of another form', 'drawn'],
  ])('is empty: %s, %s', (expected, _what, molfile) => {
    expect(isEmptyMolfile(molfile)).toBe(expected);
  });
});
