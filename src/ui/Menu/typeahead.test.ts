/** @jest-environment node */
import { createTypeahead } from './typeahead';

const DRAWINGS = [
  ['1', '#1', 'rutin'],
  ['7', '#7'],
  ['10', '#10', 'Quercetin'],
  ['12', '#12', 'quinine'],
];

test.each([
  ['a number', '7', 0, 1],
  ['a number of several digits', '12', 0, 3],
  ['the number of the item that has the focus, though others begin like it', '1', 0, 0],
  ['a label’s beginning', '#12', 0, 3],
  ['a name’s beginning, in capitals or not', 'qui', 0, 3],
  ['one letter again, the next item that begins with it', 'qq', 0, 3],
  ['what no item begins with', 'x', 0, -1],
  ['a letter, an item before the focus if none follows', 'r', 2, 0],
])('typing %s finds it', (_what, keys, focused, expected) => {
  const { find } = createTypeahead();
  let at = focused;
  for (const key of keys) at = find(key, 0, DRAWINGS, at);
  expect(at).toBe(expected);
});

test('a pause begins another word', () => {
  const { find } = createTypeahead();
  find('1', 0, DRAWINGS, 0);
  expect(find('7', 2000, DRAWINGS, 0)).toBe(1);
});

test('another word begins once the focus was moved', () => {
  const { find, forget } = createTypeahead();
  find('1', 0, DRAWINGS, 0);
  forget();
  expect(find('7', 0, DRAWINGS, 0)).toBe(1);
});
