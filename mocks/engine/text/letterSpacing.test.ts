import { closeLetterSpacing } from './letterSpacing';

it.each([
  ['a b s t r a c t', 'abstract'],
  ['a r t i c l e i n f o', 'article info'],
  ['A B C D', 'A B C D'],
  ['a word with letters', 'a word with letters'],
  ['1 2 3 4 5 6 7', '1 2 3 4 5 6 7'],
])(
  'closes the spaces between the letters of a line that has one after each: %s',
  (text, closed) => {
    expect(closeLetterSpacing(text)).toBe(closed);
  },
);
