import { moleculeOf } from '../testing/cdxml';

const paint = (bond: string, label = '') =>
  moleculeOf(
    `<fragment><n id="1" p="100 100"/><n id="2" p="114 100">${label}</n><n id="3" p="121 112"/><n id="4" p="93 112"/><b B="2" E="3"/><b B="1" E="4"/><b B="1" E="2" ${bond}/></fragment>`,
  ).painted;
/** Beside the two plain bonds. */
const counts = (bond: string) => {
  const { lines, polygons } = paint(bond);
  return [lines.length - 2, polygons.length];
};

it.each([
  ['', [1, 0]],
  ['Order="2"', [2, 0]],
  ['Order="3"', [3, 0]],
  ['Display="WedgeBegin"', [0, 1]],
  ['Display="WedgedHashBegin"', [7, 0]],
  ['Display="Wavy"', [6, 0]],
])('paints a bond with %s in as many lines and filled shapes', (bond, expected) => {
  expect(counts(bond)).toEqual(expected);
});

it('paints the second line of a double bond on the side of its neighbours', () => {
  const heights = paint('Order="2"')
    .lines.slice(2)
    .map(({ from }) => from[1]);
  expect(heights[0]).toBe(100);
  expect(heights[1]).toBeGreaterThan(100);
});

it('paints both lines of a double bond to a single neighbour beside its axis', () => {
  const { lines } = moleculeOf(
    '<fragment><n id="1" p="100 100"/><n id="2" p="114 100"/><n id="3" p="93 112"/><n id="4" p="93 88"/><b B="1" E="2" Order="2"/><b B="1" E="3"/><b B="1" E="4"/></fragment>',
  ).painted;
  const [first, second] = lines.map(({ from }) => from[1] - 100);
  expect(first).not.toBe(0);
  expect(first).toBe(-(second ?? 0));
});

it('leaves room for the letters', () => {
  const ends = (label: string) => paint('', label).lines.map(({ to }) => to[0]);
  expect(ends('')).toContain(114);
  expect(ends('<t p="111 104"><s size="10">N</s></t>')).not.toContain(114);
});

it.each([
  ['CH3', 'Left', ['CH', '3']],
  ['CH3', 'Right', ['H', '3', 'C']],
  ['OMe', 'Right', ['MeO']],
  ['OTBS', 'Right', ['TBSO']],
  ['NH3+', 'Left', ['NH', '3', '+']],
  ['14CH2', 'Left', ['14', 'CH', '2']],
  ['NH', 'Above', ['N', 'H']],
])('sets the letters of %s, which goes on to %s', (words, side, parts) => {
  const label = `<t p="111 104" LabelAlignment="${side}"><s size="10">${words}</s></t>`;
  expect(paint('', label).letters.map(({ text }) => text)).toEqual(parts);
});

it('sets numbers low, charges high, and a second line above the first', () => {
  const heights = (words: string, side: string) =>
    paint('', `<t p="111 104" LabelAlignment="${side}"><s size="10">${words}</s></t>`).letters.map(
      ({ at, size }) => [at[1], size],
    );
  expect(heights('NH3+', 'Left')).toEqual([
    [104, 10],
    [106.5, 7.5],
    [100.5, 7.5],
  ]);
  const [first, second] = heights('NH', 'Above');
  expect(second?.[0]).toBeLessThan(first?.[0] ?? 0);
});
