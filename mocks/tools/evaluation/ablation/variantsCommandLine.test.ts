import { asksForVariants, parseVariantsCommandLine } from './variantsCommandLine';

test.each([
  [['folder', '--without', 'turnWedges'], true],
  [['folder', '--shift=REACH', '0.7'], true],
  [['folder', '--half', 'odd'], false],
])('%j asks for variants: %j', (args, asks) => {
  expect(asksForVariants(args)).toBe(asks);
});

test('reads folders, rules, numbers and factors', () => {
  const args = ['a', '--without', 'x,y', '--shift', 'REACH', '0.7,1.3', 'b', '--of', 'pages'];
  expect(parseVariantsCommandLine(args)).toMatchObject({
    folders: ['a', 'b'],
    without: ['x', 'y'],
    shift: ['REACH'],
    factors: [0.7, 1.3],
    kinds: ['pages'],
  });
});

test.each([
  [['--without', 'x'], /No folder/],
  [['a', '--shift', 'REACH'], /factors/],
  [['a', '--without', 'x', '--of', 'lines'], /"lines"/],
  [['a', '--without', 'x', '--limit', 'some'], /"some"/],
])('refuses %j', (args, message) => {
  expect(() => parseVariantsCommandLine(args)).toThrow(message);
});
