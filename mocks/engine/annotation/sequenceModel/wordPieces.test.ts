import { sentencesOf } from './wordPieces';

const words = (text: string) => sentencesOf(text).map((each) => each.map(({ text: word }) => word));

test('letters, Greek letters, digits and signs are pieces of their own', () => {
  expect(words('5α-H β-pinene, 13C')).toEqual([
    ['5', 'α', '-', 'H', 'β', '-', 'pinene', ',', '13', 'C'],
  ]);
});

test('pieces have offsets in UTF-16 units', () => {
  expect(sentencesOf('𝛼 ab')[0]).toEqual([
    { text: '𝛼', start: 0, end: 2 },
    { text: 'ab', start: 3, end: 5 },
  ]);
});

test('a stop before a capital ends a sentence, unless it is among its first words', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve. ';
  expect(sentencesOf(`${long}Then more. And so on`)).toHaveLength(2);
});

test('a text without stops is cut at a blank', () => {
  const sentences = sentencesOf('word-a '.repeat(1000));
  expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThan(410);
  expect(sentences.every((each) => each[0]?.text === 'word')).toBe(true);
});
