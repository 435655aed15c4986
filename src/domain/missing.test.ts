import { isMissing, presentMolfile, presentText } from './missing';

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  ['  \n', true],
  ['nan', true],
  ['NaN', true],
  [' NAN ', true],
  ['nandrolone', false],
  ['C', false],
])('%j is missing: %s', (value, expected) => {
  expect(isMissing(value)).toBe(expected);
});

test('trims a text that is present', () => {
  expect(presentText('  caffeine ')).toBe('caffeine');
  expect(presentText(' nan ')).toBeUndefined();
});

test('keeps the blank first line of a molfile, which is its empty name', () => {
  expect(presentMolfile('\n  prog\n\n  0  0')).toBe('\n  prog\n\n  0  0');
  expect(presentMolfile('NaN')).toBeUndefined();
});
