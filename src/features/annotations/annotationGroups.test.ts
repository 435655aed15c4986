import { countLabels, groupAnnotations, nextOccurrence } from './annotationGroups';

const annotation = (label: string, text: string) => ({ label, text, start: 0, end: text.length });
const groups = groupAnnotations([
  annotation('a', 'x'),
  annotation('b', 'x'),
  annotation('a', 'x'),
  annotation('b', 'y'),
]);

test('the same text under the same label is one row', () => {
  expect(groups.map(({ label, text, indices }) => [label, text, indices])).toEqual([
    ['a', 'x', [0, 2]],
    ['b', 'x', [1]],
    ['b', 'y', [3]],
  ]);
});

test('labels are counted by row, most frequent first', () => {
  expect(countLabels(groups)).toEqual([
    { label: 'b', count: 2 },
    { label: 'a', count: 1 },
  ]);
});

test.each([
  [null, 0],
  [0, 2],
  [2, 0],
  [1, 0],
])('after occurrence %p, the next one is %p', (current, next) => {
  expect(nextOccurrence(groups[0]!, current)).toBe(next);
});
