import { placeText } from '../testing/placeText';
import { dropRunningHeads } from './dropRunningHeads';
import { findLines } from './findLines';
import { pageOf } from '../testing/placeText';

/** What is left of lines at the top of pages that follow one another. */
const leftOf = (texts: readonly string[], step = 1) =>
  dropRunningHeads(
    texts.map((text, index) => {
      const page = pageOf([placeText(text, 50, 40)], index * step);
      return { ...page, lines: findLines(page) };
    }),
  ).map((lines) => lines.map(({ text }) => text).join());

test.each([
  [['Journal of Tests 2026, 7', 'Journal of Tests 2026, 8']],
  [['17 Journal of Tests', '18 Journal of Tests']],
  [['Tests 2026, 12, 99 2 of 14', 'Tests 2026, 12, 99 3 of 14']],
  [['Table of contents', 'Table of contents']],
  [['Tests and Tables 2026', 'Tests and Tables 2026']],
  [['Figure captions 5', 'Figure captions 6']],
])('%j are running heads', (texts) => {
  expect(leftOf(texts)).toEqual(['', '']);
});

test('a head of the right-hand pages counts on by two', () => {
  expect(leftOf(['Journal of Tests 7', 'Journal of Tests 9'], 2)).toEqual(['', '']);
});

test.each([
  [['Figure S1. Spectrum of an acid', 'Figure S2. Spectrum of an acid']],
  [['Fig. 1: the plant', 'Fig. 2: the plant']],
  [['1H NMR spectrum of compound 1', '1H NMR spectrum of compound 2']],
  [['Spectrum 7', 'Spectrum 8']],
  [['1H NMR (500 MHz) of 4 and 5', '1H NMR (500 MHz) of 6 and 7']],
  [['HRESIMS of isomer 12', 'HRESIMS of isomer 15']],
  [['12.5 7.31', '12.7 7.40']],
])('%j are not', (texts) => {
  expect(leftOf(texts)).toEqual(texts);
});
