import type { SortKey } from './compoundTable';
import { withSortKey } from './sortKeys';

const by = (column: SortKey['column'], isDescending = false): SortKey => ({ column, isDescending });

test.each<[string, readonly SortKey[], SortKey['column'], boolean, readonly SortKey[]]>([
  ['becomes the only key', [by('status'), by('page')], 'name', false, [by('name')]],
  ['Turns', [by('name')], 'name', false, [by('name', true)]],
  ['with Shift becomes the second key', [by('name')], 'page', true, [by('name'), by('page')]],
  [
    'with Shift takes the place of the second key',
    [by('name'), by('page')],
    'part',
    true,
    [by('name'), by('part')],
  ],
  [
    'with Shift turns where it is',
    [by('name'), by('page')],
    'page',
    true,
    [by('name'), by('page', true)],
  ],
])('a header pressed %s', (_words, before, column, isFurther, after) => {
  expect(withSortKey(before, column, isFurther)).toEqual(after);
});
