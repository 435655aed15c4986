import { compareNumbers, withInherited, withNumbers, type DrawingNumbers } from './drawingNumbers';
import type { Segment } from './segment';

/** Ids in the article's order; a capital was drawn by a person. */
const drawings = (ids: string): Pick<Segment, 'id' | 'origin'>[] =>
  [...ids].map((id) => ({ id, origin: id === id.toLowerCase() ? 'found' : 'drawn' }));

const inWords = (numbers: DrawingNumbers, ids: string) =>
  [...ids].map((id) => numbers[id]).join(' ');

/** What comes in turn: the article after each, searched on after those with a plus. */
function numbered(...articles: string[]): DrawingNumbers {
  let numbers: DrawingNumbers = {};
  for (const article of articles) {
    const ids = article.replace('+', '');
    numbers = withNumbers(numbers, drawings(ids), article.endsWith('+'));
  }
  return numbers;
}

test.each([
  ['counts those that are found', ['abc'], '1 2 3'],
  ['counts on page by page', ['ab+', 'abc+', 'abcd'], '1 2 3 4'],
  ['gives a later one the letter after its neighbour', ['abc', 'aDbc'], '1 1a 2 3'],
  ['gives the next letter to the next', ['abc', 'aDbc', 'aDEbc'], '1 1a 1b 2 3'],
  ['gives one before a later one the next letter, too', ['abc', 'aDbc', 'aEDbc'], '1 1b 1a 2 3'],
  ['counts on where one comes last', ['abc', 'abcD', 'abcDE'], '1 2 3 4 5'],
  ['gives one before the first a letter', ['ab', 'Cab'], '0a 1 2'],
  ['numbers what is found later like what is drawn', ['ac', 'abc'], '1 1a 2'],
  ['counts on what is found behind a box drawn meanwhile', ['ab+', 'abC+', 'abCd+'], '1 2 2a 3'],
  ['counts what is found after a person began', ['B', 'aB+', 'aBc'], '2 1 3'],
  ['gives no number of a removed one again', ['abc', 'ab', 'abD'], '1 2 4'],
  ['gives no letter of a removed one again', ['ab', 'aCb', 'ab', 'aDb'], '1 1b 2'],
  ['gives a removed one its number back', ['abc', 'ac', 'abc'], '1 2 3'],
])('%s', (_rule, articles, expected) => {
  expect(inWords(numbered(...articles), articles.at(-1)!.replace('+', ''))).toBe(expected);
});

test('after z comes aa', () => {
  const ids = Array.from({ length: 27 }, (_, index) => `drawn ${index}`);
  const all = ['first', ...ids, 'last'].map((id) => ({ id, origin: 'drawn' as const }));
  const numbers = withNumbers({ first: '12', last: '13' }, all, false);
  expect(ids.map((id) => numbers[id]).slice(24)).toEqual(['12y', '12z', '12aa']);
});

test('what stands in the place of those that go has the number of the one that stood there', () => {
  const at = (id: string, segmentIndex: number) => ({ id, pageIndex: 1, segmentIndex });
  const numbers = { a: '7', b: '8' };
  expect(withInherited(numbers, [at('a', 3), at('b', 4)], [at('merged', 3)])).toEqual({
    ...numbers,
    merged: '7',
  });
  expect(withInherited(numbers, [at('a', 3)], [at('part', 3), at('other', 9)])).toEqual({
    ...numbers,
    part: '7',
  });
  expect(withInherited(numbers, [at('a', 3)], [{ ...at('elsewhere', 3), pageIndex: 2 }])).toBe(
    numbers,
  );
});

test('numbers follow the article', () => {
  const all = ['13', '12aa', '2', '12b', '12', '12a', '0a'];
  expect(all.toSorted(compareNumbers)).toEqual(['0a', '2', '12', '12a', '12b', '12aa', '13']);
});
