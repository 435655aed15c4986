/** @jest-environment node */
import { spokenPlace, type PlacedText } from './spokenPlace';

const ARTICLE =
  'From the roots of Artemisia we isolated compound 3 as a yellow oil, and compound 4 as needles.';

/** Lines of a page, each 100 points wide and 10 high, one below the other. */
const pageOf = (...lines: readonly string[]): PlacedText => ({
  text: lines.join('\n'),
  pieces: lines.map((_, index) => ({
    start: lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0),
    box: [0, index * 10, 100, index * 10 + 10],
  })),
});

const at = (words: string) => {
  const from = ARTICLE.indexOf(words);
  return { from, to: from + words.length };
};
const three = { from: at('3 as').from, to: at('3 as').from + 1 };

test('a number is where its line prints it, whatever the lines’ breaks', () => {
  const page = pageOf(
    'From the roots of Artemisia',
    'we isolated compound 3 as a yellow',
    'oil, and',
  );
  const [x0 = 0, y0, x1 = 0, y1] = spokenPlace(ARTICLE, three, page) ?? [];
  expect([y0, y1]).toEqual([10, 20]);
  // The 22nd of 34 characters.
  expect(x0).toBeCloseTo((100 * 21) / 34);
  expect(x1).toBeCloseTo((100 * 22) / 34);
});

test.each<[string, PlacedText]>([
  ['says something else around it', pageOf('compound 3 mg of it as a yellow oil')],
  ['says the same twice', pageOf(ARTICLE.slice(0, 90), ARTICLE.slice(0, 90))],
  ['has no text', pageOf()],
])('a page that %s has no place for it', (_, page) => {
  expect(spokenPlace(ARTICLE, three, page)).toBeUndefined();
});

test('words that a line’s end parts have no place', () => {
  const page = pageOf(
    'From the roots of Artemisia we isolated com',
    'pound 3 as a yellow oil, and',
  );
  expect(spokenPlace(ARTICLE, at('compound 3'), page)).toBeUndefined();
  expect(spokenPlace(ARTICLE, three, page)).toBeDefined();
});

test('nothing has no place', () => {
  expect(spokenPlace(ARTICLE, { from: 5, to: 5 }, pageOf(ARTICLE))).toBeUndefined();
  expect(spokenPlace('', { from: 5, to: 9 }, pageOf(ARTICLE))).toBeUndefined();
});
