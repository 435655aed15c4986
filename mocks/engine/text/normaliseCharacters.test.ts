import { normaliseCharacters } from './normaliseCharacters';

it.each([
  [
    'ligatures become letters',
    'e\ufb03cient \ufb01nding of \ufb02avonoids',
    'efficient finding of flavonoids',
  ],
  ['the Symbol font becomes Greek', '\uf062-sitosterol, \uf044\uf0b1', 'β-sitosterol, Δ±'],
  ['no-break blanks become blanks', 'A.\u00a0oryzae', 'A. oryzae'],
  ['control characters vanish', 'a\u0003b\ufeffc', 'abc'],
  ['superscript digits stay', 'm²', 'm²'],
])('%s', (_rule, text, expected) => {
  expect(normaliseCharacters(text)).toBe(expected);
});
