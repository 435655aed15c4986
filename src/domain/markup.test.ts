import { plainText } from './markup';

test.each([
  ['<jats:p>Fresh leaves gave caffeine.</jats:p>', 'Fresh leaves gave caffeine.'],
  [
    '<jats:title>Abstract</jats:title><jats:p>One.</jats:p><jats:p>Two.</jats:p>',
    'Abstract One. Two.',
  ],
  ['H<sub>2</sub>O in <i>Camellia sinensis</i>', 'H2O in Camellia sinensis'],
  ['a &amp; b &lt; c &#946; &#x3b2; &unknown;', 'a & b < c β β &unknown;'],
  ['p < 0.05 and q > 1', 'p < 0.05 and q > 1'],
  ['&#0; &#x110000;', '&#0; &#x110000;'],
  ['  two\n lines ', 'two lines'],
])('%j reads %j', (markup, expected) => {
  expect(plainText(markup)).toBe(expected);
});
