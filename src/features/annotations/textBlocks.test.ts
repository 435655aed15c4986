import { textBlocks } from './textBlocks';

const TEXT = 'Abstract\n\nKojic acid\nwas found.\n \nIt is 1. Not a heading.\n\n## Methods';
const at = (words: string, label = 'l') => {
  const start = TEXT.indexOf(words);
  return { label, text: words, start, end: start + words.length };
};
const words = (annotations: Parameters<typeof textBlocks>[1]) =>
  textBlocks(TEXT, annotations).map(({ pieces }) => pieces.map(({ text }) => text));

test('splits at blank lines and keeps single line breaks', () => {
  expect(words([])).toEqual([
    ['Abstract'],
    ['Kojic acid\nwas found.'],
    ['It is 1. Not a heading.'],
    ['## Methods'],
  ]);
});

test('every piece is at its stated position', () => {
  for (const { pieces } of textBlocks(TEXT, [at('Kojic acid'), at('acid\nwas')])) {
    for (const { start, text } of pieces) expect(TEXT.slice(start, start + text.length)).toBe(text);
  }
});

test('overlapping annotations are split into pieces with all their marks', () => {
  const [, block] = textBlocks(TEXT, [at('Kojic acid', 'a'), at('acid\nwas', 'b')]);
  expect(block?.pieces.map(({ text, marks }) => [text, marks.map((m) => m.label)])).toEqual([
    ['Kojic ', ['a']],
    ['acid', ['a', 'b']],
    ['\nwas', ['b']],
    [' found.', []],
  ]);
});

test('an annotation across a blank line marks both blocks but not the blank line', () => {
  const blocks = textBlocks(TEXT, [at('found.\n \nIt is')]);
  const marked = blocks.flatMap(({ pieces }) => pieces).filter(({ marks }) => marks.length > 0);
  expect(marked.map(({ text }) => text)).toEqual(['found.', 'It is']);
});

test('recognises common, numbered and Markdown headings', () => {
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
])('treats %j at the beginning as a title: %p', (text, isHeading) => {
  expect(textBlocks(`${text}\n\n${text}`, []).map((block) => block.isHeading)).toEqual([
    isHeading,
    false,
  ]);
});

test('an empty text has no blocks', () => {
  expect(textBlocks('', [])).toEqual([]);
});

test('the title that the services recognised is the heading, not the masthead above it', () => {
  const text = 'Tests 2012, 2, 39\n\nOPEN Eleven Acids of oaks\n\nEleven Acids of oaks are shown';
  const headings = textBlocks(text, [], 'Eleven Acids of oaks').map((block) => block.isHeading);
  expect(headings).toEqual([false, true, false]);
});
