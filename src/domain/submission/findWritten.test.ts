/** @jest-environment node */
import { findWritten } from './findWritten';
import { sentenceAt } from './sentenceAt';

const found = (text: string, ...names: string[]) =>
  findWritten(text, [names]).map(({ start, end }) => text.slice(start, end));

test.each([
  ['in any case', 'Kojic acid', 'kojic acid', ['Kojic acid']],
  ['across a line end', 'kojic\nacid', 'kojic acid', ['kojic\nacid']],
  ['with a hyphen at a line end', 'of querce-\ntin.', 'quercetin', ['querce-\ntin']],
  ['with hyphens of another kind', '3′‐O‐methyl', '3′-O-methyl', ['3′‐O‐methyl']],
  ['each time', 'tea, tea', 'tea', ['tea', 'tea']],
  ['not within a word', 'steady tea2 teal', 'tea', []],
  ['never, for a name of blanks', 'a - b', ' - ', []],
])('a name is found %s', (_what, text, name, expected) => {
  expect(found(text, name)).toEqual(expected);
});

test('several names are found in the order of the text, and know which they are', () => {
  const places = findWritten('tea and caffeine', [['caffeine'], ['tea']]);
  expect(places.map(({ wanted }) => wanted)).toEqual([1, 0]);
});

test('a letter that grows in lower case moves no place', () => {
  expect(found('İİ tea', 'tea')).toEqual(['tea']);
});

const sentence = (text: string, word: string) => {
  const start = text.indexOf(word);
  return sentenceAt(text, { start, end: start + word.length });
};

test.each([
  ['alone', 'Before this. Here is tea at last. After it.', 'Here is tea at last.'],
  ['without line ends', 'Here is\n  tea\nat last.', 'Here is tea at last.'],
  [
    'with a genus cut short',
    'The tea of C. sinensis is (+)-A. B.',
    'The tea of C. sinensis is (+)-A. B.',
  ],
])('the sentence is told %s', (_what, text, expected) => {
  expect(sentence(text, 'tea')).toBe(expected);
});

test('of a long sentence the part around the word is told, in whole words', () => {
  const long = `${'word '.repeat(60)}tea ${'more '.repeat(60)}`;
  const told = sentence(long, 'tea');
  expect(told).toMatch(/^… word (word )+tea more (more )+…$|^… word (word )+tea (more )+…$/);
  expect(told.length).toBeLessThan(200);
});
