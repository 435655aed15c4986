import { placeWords, type ReadWord } from './readWords';

const words = (...texts: string[]): ReadWord[] =>
  texts.map((text, index) => ({ text, confidence: 0.9 - index / 10 }));

const found = (text: string, read: ReadWord[], offset = 0) =>
  placeWords(text, read, offset).map(([start, end, sure]) => [
    [...text].slice(start - offset, end - offset).join(''),
    sure,
  ]);

test('each word is placed once, in its order', () => {
  expect(placeWords('oak and oak', words('oak', 'and', 'oak'), 10)).toEqual([
    [10, 13, 0.9],
    [14, 17, 0.8],
    [18, 21, 0.7],
  ]);
});

test('the two parts of a word broken at a line’s end stand on their parts', () => {
  expect(found('of quercetin', words('of', 'quer-', 'cetin'))).toEqual([
    ['of', 0.9],
    ['quer', 0.8],
    ['cetin', 0.7],
  ]);
});

test('a word that the text does not hold is left out, and loses no other', () => {
  expect(found('an oak', words('an', '—', 'oak'))).toEqual([
    ['an', 0.9],
    ['oak', 0.7],
  ]);
});

test('places count code points', () => {
  expect(placeWords('𝑥 oak', words('𝑥', 'oak'), 0)).toEqual([
    [0, 1, 0.9],
    [2, 5, 0.8],
  ]);
});
