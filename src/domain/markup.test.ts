import { plainText } from './markup';

test.each(['<a', '<!--', '&a'])('terminates on a great many %s', (start) => {
  const open = start.repeat(100_000);
  expect(plainText(open)).toBe(open);
});

test.each([
  ['<jats:p>Fresh leaves gave caffeine.</jats:p>', 'Fresh leaves gave caffeine.'],
  [
    '<jats:title>Abstract</jats:title><jats:p>One.</jats:p><jats:p>Two.</jats:p>',
    'Abstract One. Two.',
  ],
  ['H<sub>2</sub>O in <i>Camellia sinensis</i>', 'H2O in Camellia sinensis'],
  ['a &amp; b &lt; c &#946; &#x3b2; &unknown;', 'a & b < c β β &unknown;'],
  ['&constructor; &__proto__;', '&constructor; &__proto__;'],
  ['&lt;i&gt;Camellia&lt;/i&gt; and H&lt;sub&gt;2&lt;/sub&gt;O', 'Camellia and H2O'],
  ['&amp;lt;b', '&lt;b'],
  ['a &lt;b and c&gt; d', 'a <b and c> d'],
  ['<mml:math><mml:mi mathvariant="italic">x</mml:mi></mml:math> rays', 'x rays'],
  ['one<!-- <b>not</b> said --> two <![CDATA[three]]>', 'one two three'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['p < 0.05 and q > 1', 'p < 0.05 and q > 1'],
  ['&#0; &#x110000;', '&#0; &#x110000;'],
  ['  two\n lines ', 'two lines'],
])('%j reads %j', (markup, expected) => {
  expect(plainText(markup)).toBe(expected);
});
