import { asKnown, knownWords } from './knownWords';

const known = knownWords([
  'From the leaves we isolated epilupeol, lupeol and two ferruginols (3–4).',
  'Lupenone was not found; salviol and salvial were.',
]);

test.each([
  ['a word of the text', 'epilupeol', 'epilupeol', true],
  ['one with a capital, and without the plural’s s', 'Ferruginol (3)', 'Ferruginol (3)', true],
  ['one that differs in a sign', 'epilupeo1', 'epilupeol', true],
  ['one with a sign too many, with its capital and brackets', '(Epiluppeol)', '(Epilupeol)', true],
  ['one that is near to two words', 'salviel', 'salviel', false],
  ['one that is near to none', 'quercetin', 'quercetin', false],
  ['a short word, however near', 'lupeo1', 'lupeol', true],
  ['words of which one is none of the text', 'lupeol quercetin', 'lupeol quercetin', false],
  ['a number, which the text cannot confirm', '12a', '12a', false],
])('%s', (_what, line, text, confirmed) => {
  expect(asKnown(line, known)).toEqual({ text, confirmed });
});

test('words shorter than six letters are not put right', () => {
  expect(asKnown('Luteo', knownWords(['luten']))).toEqual({ text: 'Luteo', confirmed: false });
});

test('letters of a systematic name are put right, its numbers are not', () => {
  const words = knownWords([
    '2-(3,5-dimethylcyclohexyl)ethanol and 2-chloro-1,3-dimethylbenzene-1',
  ]);
  expect(asKnown('4-(2,6-dimethylcclohexyl)phenol', words).text).toBe(
    '4-(2,6-dimethylcyclohexyl)phenol',
  );
  expect(asKnown('2-chloro-1,3-dimethylbenzene-12', words).text).toBe(
    '2-chloro-1,3-dimethylbenzene-12',
  );
});

test('a hostile text costs no more than its first words', () => {
  const words = knownWords([Array.from({ length: 200_000 }, (_, i) => `w${i}`).join(' ')]);
  expect(words.size).toBeLessThan(51_000);
  expect(knownWords(['x'.repeat(1e6)]).size).toBe(0);
});
