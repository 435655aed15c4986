import { molfileOfRecord } from './molfile';

const molfile = '\n  CDK\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';

test.each([
  ['a molfile', molfile],
  ['a record', `${molfile}$$$$\n`],
  ['a record with data', `${molfile}> <NAME>\ncaffeine\n\n$$$$\n`],
])('takes the molfile out of %s and keeps its blank first line', (_name, record) => {
  expect(molfileOfRecord(record)).toBe(molfile);
});

test('cuts the mark of a text without an end line', () => {
  expect(molfileOfRecord('abc\n$$$$')).toBe('abc\n');
});

test('takes an end line with carriage returns', () => {
  expect(molfileOfRecord('a\r\nM  END\r\n$$$$\r\n')).toBe('a\r\nM  END\n');
});
