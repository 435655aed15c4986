import { textBlocks } from './textBlocks';

const TEXT = 'Abstract\n\nKojic acid\nwas found.\n \nIt is 1. Not a heading.\n\n## Methods';
const at = (words: string, label = 'l') => {
  const start = TEXT.indexOf(words);
  return { label, text: words, start, end: start + words.length };
};
const words = (annotations: Parameters<typeof textBlocks>[1]) =>
  textBlocks(TEXT, annotations).map(({ pieces }) => pieces.map(({ text }) => text));

test('cuts at blank lines and keeps single line breaks', () => {
  expect(words([])).toEqual([
    ['Abstract'],
    ['Kojic acid\nwas found.'],
    ['It is 1. Not a heading.'],
    ['## Methods'],
  ]);
});

test('every piece stands where it says', () => {
  for (const { pieces } of textBlocks(TEXT, [at('Kojic acid'), at('acid\nwas')])) {
    for (const { start, text } of pieces) expect(TEXT.slice(start, start + text.length)).toBe(text);
  }
});

test('overlapping annotations share pieces with all their marks', () => {
  const [, block] = textBlocks(TEXT, [at('Kojic acid', 'a'), at('acid\nwas', 'b')]);
  expect(block?.pieces.map(({ text, marks }) => [text, marks.map((m) => m.label)])).toEqual([
    ['Kojic ', ['a']],
    ['acid', ['a', 'b']],
    ['\nwas', ['b']],
    [' found.', []],
  ]);
});

test('an annotation over a blank line marks both blocks and not the blank', () => {
  const blocks = textBlocks(TEXT, [at('found.\n \nIt is')]);
  const marked = blocks.flatMap(({ pieces }) => pieces).filter(({ marks }) => marks.length > 0);
  expect(marked.map(({ text }) => text)).toEqual(['found.', 'It is']);
});

test('draws usual, numbered and Markdown headings as headings', () => {
  const text = 'Abstract\n\n2. Results\n\n2. Results were good.\n\n# Title\n\nA sentence';
  expect(textBlocks(text, []).map(({ isHeading }) => isHeading)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  ['Eleven Natural Products', true],
  ['This text begins with a sentence.', false],
  ['x'.repeat(201), false],
])('takes %j at the beginning for a title: %p', (text, isHeading) => {
  expect(textBlocks(`${text}\n\n${text}`, []).map((block) => block.isHeading)).toEqual([
    isHeading,
    false,
  ]);
});

test('a text of nothing has no blocks', () => {
  expect(textBlocks('', [])).toEqual([]);
});
