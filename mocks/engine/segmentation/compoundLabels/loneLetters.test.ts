import { countingLetters, loneLetter } from './loneLetters';
import { drawingAt, run } from './testing/figurePage';

const drawing = drawingAt(100, 100);

/** The letters that count among these, which stand in a row below a drawing. */
const counting = (...words: readonly string[]) =>
  [
    ...countingLetters(
      words.map((word, i) => run(word, 100 + 40 * i, 180)),
      [drawing],
    ),
  ].join('');

test.each<[string, readonly string[], string]>([
  ['count a figure’s parts', ['A', 'B', 'C'], 'ABC'],
  ['in any order', ['(b)', 'C', '(B)', 'A'], 'ABC'],
  ['are domains or rings if one stands twice', ['A', 'B', 'A'], ''],
  ['are atoms if they do not begin with A', ['F', 'X'], ''],
  ['are none if one is left out', ['A', 'C'], ''],
  ['count nothing alone', ['A'], ''],
  ['of Roman numbers count beside others', ['V', 'X', 'XII'], 'VX'],
  ['of Roman numbers are atoms where there are no others', ['V', 'X'], ''],
])('letters alone %s', (_what, words, letters) => {
  expect(counting(...words)).toBe(letters);
});

test('letters of a text and within a drawing do not count', () => {
  const parts = [run('A', 100, 180), run('B', 140, 180)];
  const article = [run('A', 60, 400), run('compound', 68, 400)];
  expect([...countingLetters([...parts, ...article], [drawing])]).toEqual(['A', 'B']);
  expect([...countingLetters([...parts, run('O', 130, 130)], [drawing])]).toEqual(['A', 'B']);
});

test('a Roman number in brackets is no letter', () => {
  expect(['A', '(A)', '(I)', 'AB'].map(loneLetter)).toEqual(['A', 'A', undefined, undefined]);
});
