import { findBondNets } from '../segmentation/raster/bondNets';
import { findInkComponents } from '../segmentation/raster/inkComponents';
import { greyPage } from '../segmentation/raster/testing/drawnPage';
import { whitenFills } from './whitenFills';

type Page = ReturnType<typeof greyPage>;

const PICTURE = [0, 0, 220, 220] as const;

test.each<[string, (page: Page) => void, number]>([
  ['is found on a coloured panel', (page) => page.fill(20, 20, 200, 200, 150), 1],
  [
    'is found on each of two panels',
    (page) => {
      page.fill(20, 20, 200, 160, 150);
      page.fill(20, 160, 200, 200, 120);
    },
    1,
  ],
  ['is not found on a dark panel', (page) => page.fill(20, 20, 200, 200, 60), 0],
])('a ring %s', (_where, paint, count) => {
  const page = greyPage(220, 220);
  paint(page);
  page.ring(100, 90, 40, 6);
  const even = whitenFills(page.image, [PICTURE], 144);
  expect(findBondNets(even, findInkComponents(even), 144)).toHaveLength(count);
});

test.each<[string, (page: Page) => void]>([
  [
    'grey lines of a drawing',
    (page) => {
      page.ring(100, 100, 60, 6);
      page.image.data.forEach((grey, i) => (page.image.data[i] = grey === 255 ? 255 : 150));
    },
  ],
  ['a small patch', (page) => page.fill(100, 100, 160, 160, 150)],
])('%s stay', (_what, paint) => {
  const page = greyPage(220, 220);
  paint(page);
  expect(whitenFills(page.image, [PICTURE], 144)).toBe(page.image);
});

test('what is outside the pictures stays', () => {
  const page = greyPage(400, 220);
  page.fill(0, 0, 400, 220, 150);
  const even = whitenFills(page.image, [PICTURE], 144);
  expect([even.data[100 * 400 + 100], even.data[100 * 400 + 300]]).toEqual([255, 150]);
});
