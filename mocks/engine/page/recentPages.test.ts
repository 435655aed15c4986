import type { PageContent } from './pageContent';
import { RecentPages } from './recentPages';

const PDF = new TextEncoder().encode('%PDF-1.7 one');
const OTHER = new TextEncoder().encode('%PDF-1.7 two');

const page = (pageIndex: number, points = 1): PageContent => ({
  pageIndex,
  width: 595,
  height: 842,
  paths: [
    {
      ...{ kind: 'stroke', lineWidth: 1, ink: 1, dashed: false },
      subpaths: [
        {
          points: Array.from({ length: points }, () => ({ x: 0, y: 0 })),
          closed: false,
          curved: false,
        },
      ],
    },
  ],
  texts: [],
  images: [],
});

let reads: string[];
beforeEach(() => {
  reads = [];
});
const reading = (name: string, content: PageContent) => () => {
  reads.push(name);
  return Promise.resolve(content);
};

test('a page is read once, even if its bytes come in another array', async () => {
  const pages = new RecentPages();
  const first = await pages.get(PDF, 0, reading('a', page(0)));
  expect(await pages.get(PDF.slice(), 0, reading('b', page(0)))).toBe(first);
  expect(reads).toEqual(['a']);
});

test.each([
  ['another page', PDF, 1],
  ['another PDF', OTHER, 0],
])('%s is read for itself', async (_what, pdf, pageIndex) => {
  const pages = new RecentPages();
  await pages.get(PDF, 0, reading('a', page(0)));
  await pages.get(pdf, pageIndex, reading('b', page(pageIndex)));
  expect(reads).toEqual(['a', 'b']);
});

test('beyond the limit the page that was not asked for the longest is dropped', async () => {
  const pages = new RecentPages(25);
  for (const index of [0, 1, 0, 2, 0, 1]) {
    await pages.get(PDF, index, reading(`page ${index}`, page(index, 10)));
  }
  expect(reads).toEqual(['page 0', 'page 1', 'page 2', 'page 1']);
});

test('a page above the limit is handed on and not kept', async () => {
  const pages = new RecentPages(25);
  expect(await pages.get(PDF, 0, reading('a', page(0, 30)))).toEqual(page(0, 30));
  await pages.get(PDF, 0, reading('b', page(0, 30)));
  expect(reads).toEqual(['a', 'b']);
});

test('a page that could not be read is tried again', async () => {
  const pages = new RecentPages();
  await expect(pages.get(PDF, 0, () => Promise.reject(new Error('damaged')))).rejects.toThrow();
  await pages.get(PDF, 0, reading('again', page(0)));
  expect(reads).toEqual(['again']);
});
