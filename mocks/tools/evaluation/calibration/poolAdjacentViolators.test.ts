import { poolAdjacentViolators } from './poolAdjacentViolators';

const valuesOf = (values: readonly number[]) =>
  poolAdjacentViolators(values.map((value, i) => [i, value])).flatMap(({ value, count }) =>
    Array.from({ length: count }, () => value),
  );

test.each([
  ['rising values stay', [1, 2, 3], [1, 2, 3]],
  ['falling values become their mean', [3, 2, 1], [2, 2, 2]],
  ['a violation is joined with what is before it as far as needed', [1, 4, 3, 2], [1, 3, 3, 3]],
  ['a late violation reaches back', [2, 3, 0, 5], [5 / 3, 5 / 3, 5 / 3, 5]],
  ['nothing gives nothing', [], []],
])('%s', (_, values, expected) => {
  const fitted = valuesOf(values);
  expect(fitted).toHaveLength(expected.length);
  fitted.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? NaN, 9));
});

test('a block is at the mean of its positions', () => {
  const blocks = poolAdjacentViolators([
    [1, 1],
    [2, 0],
    [6, 0],
  ]);
  expect(blocks).toEqual([{ place: 3, value: expect.closeTo(1 / 3, 9), count: 3 }]);
});
