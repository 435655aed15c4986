/** @jest-environment node */
import { isNestedDeeper } from './isNestedDeeper';

test.each<[string, unknown, number, boolean]>([
  ['text', 'text', 0, false],
  ['nothing', null, 0, false],
  ['an empty list', [], 0, true],
  ['an empty list', [], 1, false],
  ['an object of texts', { a: 'x', b: 'y' }, 1, false],
  ['a list in an object', { a: 'x', b: [] }, 1, true],
  ['a list in an object', { a: 'x', b: [] }, 2, false],
  ['what is deep in one of its parts only', [[], [[]], []], 2, true],
  ['what is deep in one of its parts only', [[], [[]], []], 3, false],
])('%s (%j) is nested deeper than %d: %s', (_what, data, levels, expected) => {
  expect(isNestedDeeper(data, levels)).toBe(expected);
});
