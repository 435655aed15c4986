import {
  notSurerThanWords,
  placeReadWords,
  scanInWords,
  scansInWords,
  type ReadWord,
} from './scans';

const page = (pageIndex: number, confidence?: number) => ({
  ...{ pageIndex, isRead: true },
  ...(confidence !== undefined && { confidence }),
});

const unread = (pageIndex: number) => ({ pageIndex, isRead: false });
const beyond = (pageIndex: number) => ({ ...unread(pageIndex), readUpTo: 100 });

test.each([
  [page(2, 0.866), 'Page 3 is a scan: read by OCR, confidence 87 %'],
  [page(0), 'Page 1 is a scan: OCR found no words'],
  [{ pageIndex: 1, isRead: false }, 'Page 2 is a scan and was not read'],
  [
    { pageIndex: 100, isRead: false, readUpTo: 100 },
    'Page 101 is a scan and was not read: scans are read up to page 100',
  ],
  [
    { pageIndex: 0, isRead: false, readUpTo: 0 },
    'Page 1 is a scan and was not read: there is no OCR here; the MARCUS services have it',
  ],
  [
    { ...page(0, 0.9), kind: 'untold' as const },
    'Page 1 has fonts that do not tell their letters: read by OCR, confidence 90 %',
  ],
  [
    { ...unread(0), kind: 'shapes' as const },
    'Page 1 shows its text as shapes, not letters and was not read',
  ],
  [{ ...page(0), kind: 'none' as const }, 'Page 1 shows no text'],
])('a scanned page is told in words: %j', (scan, words) => {
  expect(scanInWords(scan)).toBe(words);
});

test.each([
  [[page(2, 0.87)], 'Page 3 is a scan: read by OCR, confidence 87 %'],
  [[page(0, 0.9), page(1, 0.94)], '2 pages are scans: read by OCR, confidence 90 to 94 %'],
  [[page(0, 0.9), page(1, 0.9)], '2 pages are scans: read by OCR, confidence 90 %'],
  [[page(0), page(1)], '2 pages are scans: OCR found no words'],
  [[unread(0), unread(1)], '2 pages are scans and were not read'],
  [
    [page(0, 0.9), { ...page(1, 0.9), kind: 'shapes' as const }],
    '2 pages have no text of their own: read by OCR, confidence 90 %',
  ],
  [
    [
      { ...page(0), kind: 'none' as const },
      { ...page(1), kind: 'none' as const },
    ],
    '2 pages show no text',
  ],
  [
    [page(0, 0.9), page(1), unread(2)],
    '3 pages are scans: 2 read by OCR, confidence 90 %; 1 not read',
  ],
  [
    [page(99, 0.9), beyond(100), beyond(101)],
    '3 pages are scans: 1 read by OCR, confidence 90 %; 2 not read: scans are read up to page 100',
  ],
  [
    [beyond(100), beyond(101)],
    '2 pages are scans and were not read: scans are read up to page 100',
  ],
])('several scanned pages are told at once: %j', (scans, words) => {
  expect(scansInWords(scans)).toBe(words);
});

test('words are placed in the units of the text, whatever characters precede them', () => {
  const text = '𝑥 oak acid';
  const words = placeReadWords(text, [
    [2, 5, 0.9],
    [6, 99, 0.8],
    [3, 3, 0.7],
  ]);
  expect(words).toEqual([[3, 6, 0.9]]);
  expect(text.slice(3, 6)).toBe('oak');
});

describe('an annotation on read words', () => {
  const words: ReadWord[] = [
    [0, 3, 0.9],
    [4, 8, 0.6],
    [9, 12, 0.95],
  ];
  test.each([
    ['is no surer than its least sure word', 0, 8, 0.99, 0.6],
    ['without a doubt of its own takes over that of its word', 0, 3, undefined, 0.9],
    ['that is less sure keeps its own doubt', 9, 12, 0.5, 0.5],
    ['is not touched by the words beside it', 9, 12, 0.94, 0.94],
    ['beyond the words stays as it is', 13, 20, 0.99, 0.99],
  ])('%s', (_rule, start, end, confidence, expected) => {
    const marked = { start, end, ...(confidence !== undefined && { confidence }) };
    expect(notSurerThanWords([marked], words)).toEqual([{ start, end, confidence: expected }]);
  });
});
