import type { OcrLine } from '../ports/ocrReader';
import { placeText } from '../testing/placeText';
import { confidenceOfScan, withWordsOfScan } from './wordsOfScan';

const DPI = 144;
/** A word of ten pixels a letter on a line whose letters are `height` pixels high. */
const line = (y: number, texts: readonly [string, number, number][], height = 20): OcrLine => ({
  baseline: { x0: 0, y0: y - 2, x1: 500, y1: y + 2 },
  rowAttributes: { rowHeight: height },
  words: texts.map(([text, x, confidence]) => ({
    ...{ text, confidence },
    bbox: { x0: x, y0: y - height, x1: x + 10 * text.length, y1: y },
  })),
});

const EMPTY = { pageIndex: 0, width: 600, height: 800, texts: [] };
const read = (lines: OcrLine[], drawings: [number, number, number, number][] = [], page = EMPTY) =>
  withWordsOfScan(page, lines, DPI, drawings).texts;

test('words are placed in points, on the middle of their line’s baseline', () => {
  const [word] = read([line(200, [['oak', 100, 96]])]);
  expect(word).toMatchObject({ text: 'oak', x: 50, y: 100, width: 15, confidence: 0.96 });
  expect(word?.size).toBeCloseTo(10.5);
});

test('lines of nearly the same height have the same size, headings their own', () => {
  const sizes = read([
    line(100, [['Title', 0, 90]], 40),
    line(
      200,
      [
        ['of', 0, 90],
        ['the', 50, 90],
        ['old', 100, 90],
      ],
      20,
    ),
    line(230, [['oak', 0, 90]], 23),
  ]).map(({ size }) => size);
  expect(new Set(sizes.slice(1)).size).toBe(1);
  expect(sizes[0]).toBeCloseTo(21);
  expect(sizes[1]).toBeCloseTo(10.5);
});

test.each([
  ['in a drawing', line(200, [['OH', 100, 95]]), [[40, 80, 80, 110]]],
  ['that are hardly letters', line(200, [['~;', 100, 12]]), []],
  ['of blanks', line(200, [[' ', 100, 95]]), []],
])('words %s are left out', (_what, words, drawings) => {
  expect(read([words], drawings as never)).toEqual([]);
});

test('what the page’s own letters say is not read again', () => {
  const page = { ...EMPTY, texts: [placeText('Stamp', 50, 100, { size: 12 })] };
  expect(read([line(200, [['Stamp', 100, 95]])], [], page as never)).toHaveLength(1);
});

test('the confidence of a page is the mean of its letters’', () => {
  const texts = read([
    line(200, [
      ['quercetin', 0, 90],
      ['i', 200, 40],
    ]),
  ]);
  expect(confidenceOfScan({ ...EMPTY, texts })).toBeCloseTo((9 * 0.9 + 0.4) / 10);
  expect(confidenceOfScan(EMPTY)).toBeUndefined();
});
