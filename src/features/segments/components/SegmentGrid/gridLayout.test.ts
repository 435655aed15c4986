import { gridLayout } from './gridLayout';

test.each([
  [280, 1],
  [464, 1],
  [472, 2],
  [600, 2],
  [801, 3],
  [940, 4],
])('a column of %i px holds %i cards across', (width, columns) => {
  expect(gridLayout(width).columns).toBe(columns);
});

test('cards keep the shape of the pair at every width', () => {
  expect(gridLayout(600).cardHeight).toBe(175);
  expect(gridLayout(0).cardHeight).toBeGreaterThan(0);
});
