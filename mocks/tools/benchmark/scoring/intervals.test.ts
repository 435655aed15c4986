import { countOf, type Count } from './count';
import { bootstrapF1, wilson } from './intervals';

// R. G. Newcombe, Statist. Med. 1998, 17, 857, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("Wilson's interval of %i in %i is that of the literature", (right, all, from, to) => {
  const [low, high] = wilson(right, all) ?? [];
  expect(low).toBeCloseTo(from, 4);
  expect(high).toBeCloseTo(to, 4);
});

test('of nothing there is no interval', () => {
  expect(wilson(0, 0)).toBeUndefined();
});

const counts = (right: number, of: number): Count => ({ right, stated: of, expected: of });

test('articles that differ widen the interval, and each run gives the same', () => {
  const differing = [counts(10, 10), counts(0, 10), counts(10, 10), counts(0, 10), counts(5, 10)];
  const [from, to] = bootstrapF1(differing) ?? [NaN, NaN];
  expect(from).toBeLessThan(0.3);
  expect(to).toBeGreaterThan(0.7);
  expect(bootstrapF1(differing)).toEqual([from, to]);
  expect(bootstrapF1(differing.map(() => counts(5, 10)))).toEqual([0.5, 0.5]);
});

test('four articles have no interval', () => {
  expect(bootstrapF1([1, 2, 3, 4].map(() => countOf(true, true, true)))).toBeUndefined();
});
