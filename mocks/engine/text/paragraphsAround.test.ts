import type { OpenedPdf } from '../page/withPdf';
import { pagesAround } from './paragraphsAround';

const around = (pageIndex: number, numPages = 100) =>
  pagesAround({ document: { numPages } } as OpenedPdf, pageIndex);

test.each([
  [0, [0, 40]],
  [19, [0, 40]],
  [45, [20, 80]],
  [99, [60, 100]],
])('around page %i are twenty pages before and after, the same for its stretch', (page, range) => {
  expect(around(page)).toEqual(range);
});

test('all pages of an article have the same around them', () => {
  expect(new Set(Array.from({ length: 34 }, (_, page) => around(page, 34).join())).size).toBe(1);
});
