/** @jest-environment node */
import { alikeInWords } from './alikeInWords';

test.each([
  [['A', 'A', 'B'], '1 and 2 read the same'],
  [['A', 'B', 'A'], '1 and 3 read the same'],
  [['A', 'B', 'C'], undefined],
  [['A', undefined, undefined], undefined],
  [['A', 'B', 'B', 'A'], '1 and 4 read the same, 2 and 3 read the same'],
])('of %j it says %s', (names, words) => {
  expect(alikeInWords(names)).toBe(words);
});
