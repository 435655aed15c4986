import { annotatedPieces } from './annotatedPieces';
import type { Annotation } from './annotation';

const text = '0123456789';
const span = (label: string, start: number, end: number): Annotation => ({
  label,
  start,
  end,
  text: text.slice(start, end),
});

const shape = (annotations: Annotation[]) =>
  annotatedPieces(text, annotations).map((piece) => [
    piece.text,
    piece.annotations.map((annotation) => annotation.label).join(''),
  ]);

test.each([
  ['no annotation', [], [['0123456789', '']]],
  [
    'one in the middle',
    [span('a', 2, 4)],
    [
      ['01', ''],
      ['23', 'a'],
      ['456789', ''],
    ],
  ],
  ['the whole text', [span('a', 0, 10)], [['0123456789', 'a']]],
  [
    'neighbours',
    [span('a', 0, 5), span('b', 5, 10)],
    [
      ['01234', 'a'],
      ['56789', 'b'],
    ],
  ],
  [
    'a nested one',
    [span('b', 2, 3), span('a', 0, 5)],
    [
      ['01', 'a'],
      ['2', 'ab'],
      ['34', 'a'],
      ['56789', ''],
    ],
  ],
  [
    'an overlap',
    [span('a', 0, 4), span('b', 2, 6)],
    [
      ['01', 'a'],
      ['23', 'ab'],
      ['45', 'b'],
      ['6789', ''],
    ],
  ],
  ['an invalid one', [span('a', 8, 12)], [['0123456789', '']]],
])('%s', (_name, annotations, expected) => {
  expect(shape(annotations)).toEqual(expected);
});

test('an empty text has no pieces', () => {
  expect(annotatedPieces('', [])).toEqual([]);
});

test('the pieces of 2000 spans over 200 000 characters join to the text again', () => {
  const long = 'abcde'.repeat(40_000);
  const spans = Array.from({ length: 2000 }, (_, index) => ({
    label: 'x',
    start: index * 97,
    end: index * 97 + 150,
    text: '',
  }));
  const pieces = annotatedPieces(long, spans);
  expect(pieces.map((piece) => piece.text).join('')).toBe(long);
  expect(pieces.every((piece) => piece.annotations.length <= 2)).toBe(true);
});
