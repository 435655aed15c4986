import { gridLayout } from './gridLayout';

test.each([
  [280, 1],
  [464, 1],
  [472, 2],
  [600, 2],
  [801, 3],
  [940, 4],
])('a column %i px wide has %i cards per row', (width, columns) => {
  expect(gridLayout(width).columns).toBe(columns);
});

test('cards side by side are 150 px high, one that has the width for itself is higher', () => {
  expect(gridLayout(600).cardHeight).toBe(150);
  expect(gridLayout(360).cardHeight).toBe(182);
  expect(gridLayout(0).cardHeight).toBe(182);
});
