import { pageOf, placeText } from '../testing/placeText';
import { withoutUntold } from './untoldLetters';

const SENTENCE = 'The dried leaves of the shrub were extracted with methanol and filtered';

/** As in a font that numbers its letters from 1, in the order in which they are used. */
const numbered = Array.from(SENTENCE, (letter) =>
  String.fromCharCode(1 + [...new Set(SENTENCE)].indexOf(letter)),
).join('');

/** As in one with all its letters, the numbers of which are 29 below their codes. */
const shifted = Array.from(SENTENCE, (letter) =>
  String.fromCharCode(letter.charCodeAt(0) - 29),
).join('');

test.each([
  ['numbered by use', numbered],
  ['numbered by place', shifted],
  ['private', '\uf041\uf042'.repeat(40)],
])('letters of a font that does not tell them are left out: %s', (_what, text) => {
  const page = pageOf([
    placeText(text, 50, 100, { font: 'untold' }),
    placeText('Compound 1', 50, 130),
  ]);
  expect(withoutUntold(page)?.texts.map((run) => run.text)).toEqual(['Compound 1']);
});

test.each([
  ['a sign of mathematics here and there', [`${'letters of an article '.repeat(20)}\u0003\u0018`]],
  ['numbers and signs', ['12.5, 7.31 (d, J = 8.1 Hz); 102–104 °C; [α] −12° (c 0.1); '.repeat(3)]],
  ['a short label', ['\u0001\u0002']],
  ['nothing', []],
])('a page is left as it is with %s', (_what, texts) => {
  expect(withoutUntold(pageOf(texts.map((text, n) => placeText(text, 50, 50 + 20 * n))))).toBe(
    undefined,
  );
});
