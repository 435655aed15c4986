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

test('cards are high enough for the header, the footer and a pair of 5 : 4 boxes', () => {
  // two of 288 px: ((288 - 10) / 2) * 4 / 5 = 111.2, plus 62 px
  expect(gridLayout(600).cardHeight).toBe(174);
  expect(gridLayout(0).cardHeight).toBeGreaterThan(0);
});
