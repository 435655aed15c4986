import { fitsPattern } from './fault';

test.each([
  ['/health', '/health', true],
  ['/latest/ocsr/*', '/latest/ocsr/generate_both', true],
  ['*', '/anything', true],
  ['', '', true],
  ['/latest/*/get_*/x', '/latest/ocsr/get_image/x', true],
  ['*image*', '/latest/ocsr/get_image/x', true],
  ['/a*a', '/aa', true],
  ['/a*a', '/a', false],
  ['/x*y*z', '/xzy', false],
  ['/latest/ocsr', '/latest/ocsr/x', false],
  ['*/ocsr', '/latest/ocsr/x', false],
  ['/a.c', '/abc', false],
])('the pattern %s matches %s: %p', (pattern, path, expected) => {
  expect(fitsPattern(pattern, path)).toBe(expected);
});

test('a pattern with a thousand stars is matched quickly', () => {
  expect(fitsPattern(`${'*a'.repeat(1000)}*b`, 'a'.repeat(2000))).toBe(false);
});
