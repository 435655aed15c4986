import { annotate } from './annotate';
import { textPieces, WHOLE_LENGTH } from './textPieces';

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

test('keeps a text of an article’s length whole', () => {
  const text = filled('word ', WHOLE_LENGTH - 10);
  expect(textPieces(text)).toEqual([text]);
});

test.each([
  ['paragraphs', 'A sentence of it. Another\nline.\n\n', /\n\n$/],
  ['lines', 'A sentence of it. Another one\n', /\n$/],
  ['sentences', 'A sentence of several words. ', /\. $/],
  ['words', 'word ', / $/],
])('cuts a longer text between %s', (_what, unit, border) => {
  const text = filled(unit, 3 * WHOLE_LENGTH);
  const pieces = textPieces(text);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join('')).toBe(text);
  pieces.slice(0, -1).forEach((piece) => expect(piece).toMatch(border));
});

test('never splits a code point when there is no boundary', () => {
  const text = `x${filled('𝛽', 3 * WHOLE_LENGTH)}`;
  const pieces = textPieces(text);
  expect(pieces.join('')).toBe(text);
  pieces.slice(0, -1).forEach((piece) => expect(piece).toMatch(/𝛽$/u));
});

describe('the annotation of a text of several pieces', () => {
  const paragraph =
    'The 𝛽-form of betulinic acid was isolated from the leaves of Artemisia annua here.\n\n';
  const text = `${filled(paragraph, 2.5 * WHOLE_LENGTH)}Only here stands (+)-catechin.`;
  const { positions, extracted_data } = annotate(text);
  const letters = [...text];

  test('marks every occurrence, including those at the boundaries, with offsets in the whole text', () => {
    const marked = positions.filter(({ label }) => label === 'trivial_name');
    const words = marked.map(({ start_offset, end_offset }) =>
      letters.slice(start_offset, end_offset).join(''),
    );
    expect(words).toHaveLength(text.split('betulinic acid').length);
    expect(new Set(words)).toEqual(new Set(['betulinic acid', '(+)-catechin']));
  });

  test('lists each name once', () => {
    expect(extracted_data).toMatchObject({ trivial_name: 'betulinic acid, (+)-catechin' });
  });
});

test('a text of nothing but class names is annotated', () => {
  expect(() => annotate(filled('triterpene triterpenoid ', 100_000))).not.toThrow();
});
