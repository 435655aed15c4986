import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { readArticle } from './readArticle';

const filler = (start: string, letters = 88) => start.padEnd(letters, ' of the text');

test('continues a paragraph in the next column and on the next page', () => {
  const column = (name: string) =>
    Array.from({ length: 10 }, (_, line) => filler(`${name}${line}`, 46));
  const pages = [
    pageOf([...placeColumn(column('a'), 50, 100), ...placeColumn(column('b'), 300, 100)]),
    pageOf(placeColumn(['ends here.'], 50, 100), 1),
  ];
  const paragraphs = readArticle(pages, 2);
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]!.text).toMatch(/^a0.*a9.*b0.*b9.*ends here\.$/u);
});

test('continues a paragraph in which one sign is larger than its letters', () => {
  const second = [
    placeText(filler('a1', 20), 50, 112),
    placeText('~', 152, 112, { size: 12 }),
    placeText(filler('more', 23), 160, 112),
  ];
  const pages = [
    pageOf([
      ...placeColumn([filler('a0', 46)], 50, 100),
      ...second,
      ...placeColumn([filler('a2', 46), filler('a3', 46)], 50, 124),
    ]),
    pageOf(placeColumn(['ends here.'], 50, 100), 1),
  ];
  expect(readArticle(pages, 2)).toHaveLength(1);
});

test.each([
  ['70–230 mesh) and eluted.', 1],
  ['(IN) conjugates are made.', 1],
  ['24 and 48 h.', 1],
  ['20% MeCN over 1.5 min.', 1],
  ['17. Roe, J. Another reference.', 2],
  ['3.2. Another section', 2],
  ['[0042] Another paragraph.', 2],
])('on the next page, "%s" makes %d paragraphs with an unfinished one', (second, count) => {
  const half = Array.from({ length: 10 }, (_, line) => filler(`a${line}`));
  const pages = [pageOf(placeColumn(half, 50, 100)), pageOf(placeColumn([second], 50, 100), 1)];
  expect(readArticle(pages, 2)).toHaveLength(count);
});

test('continues a paragraph in the next column with a number', () => {
  const column = (name: string) =>
    Array.from({ length: 10 }, (_, line) => filler(`${name}${line}`, 46));
  const right = ['40 varieties.', ...column('Bb')];
  const page = pageOf([...placeColumn(column('a'), 50, 100), ...placeColumn(right, 300, 100)]);
  const [first] = readArticle([page], 1);
  expect(first?.text).toMatch(/^a0.* 40 varieties\./u);
});

test.each([
  ['a caption', 'Table 1. Acids', { size: 8 }, 1],
  ['a head', '1. Introduction', { font: 'bold' }, 2],
])('across %s, a sentence may go on with a capital: %s', (_what, between, style, count) => {
  const half = Array.from({ length: 10 }, (_, line) => filler(`a${line}`));
  const pages = [
    pageOf([...placeColumn(half, 50, 100), placeText(between, 50, 300, style)]),
    pageOf(placeColumn(['Tenebrio was seen.'], 50, 100), 1),
  ];
  const texts = readArticle(pages, 2).filter(({ label }) => label === 'text');
  expect(texts).toHaveLength(count);
});
