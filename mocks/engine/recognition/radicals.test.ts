import type { GraphAtom, GraphBond } from './molecularGraph';
import { areDotSides, markRadicals, standingAlone } from './radicals';

const BOND = 10;

/** Ethanol's C, C and O on a line; the oxygen's bond may be double. */
function ethanol(order: 1 | 2 = 1) {
  const atoms = ['C', 'C', 'O'].map((element, i): GraphAtom => ({
    x: BOND * i,
    y: 0,
    element,
    charge: 0,
  }));
  const bond = (begin: number, by: 1 | 2): GraphBond => ({
    begin,
    end: begin + 1,
    order: by,
    stereo: 'none',
  });
  return { atoms, bonds: [bond(0, 1), bond(1, order)] };
}

const radicalsOf = (graph: ReturnType<typeof ethanol>) =>
  graph.atoms.flatMap(({ radical }, i) => (radical ? [i] : []));

test.each<[string, number, number, number[]]>([
  ['beside a carbon', 0, 4, [0]],
  ['behind the letter of an oxygen', 26, 0, [2]],
  ['far away', 27, 0, []],
  ['above the middle of a bond', 6, 4, [1]],
])('a dot %s', (_where, x, y, atoms) => {
  const graph = ethanol();
  const doubts = markRadicals(graph, [{ x, y }], BOND);
  expect(radicalsOf(graph)).toEqual(atoms);
  expect(doubts.map((doubt) => doubt.atoms)).toEqual(atoms.map((atom) => [atom]));
});

test('an atom with all its bonds has no unpaired electron', () => {
  const graph = ethanol(2);
  markRadicals(graph, [{ x: 24, y: 0 }], BOND);
  expect(radicalsOf(graph)).toEqual([]);
});

test('a radical is stated at 0.8 at most: a dot may be a speck', () => {
  expect(markRadicals(ethanol(), [{ x: 24, y: 0 }], BOND)[0]?.confidence).toBe(0.8);
});

test.each<[string, number, number, boolean]>([
  ['the dot of a drawing program', 0.15, 0.15, true],
  ['a small dot', 0.1, 0.1, true],
  ['a speck', 0.08, 0.08, false],
  ['a large dot', 0.26, 0.26, true],
  ['a letter', 0.3, 0.3, false],
  ['a dot of uneven pixels', 0.12, 0.16, true],
  ['a dash', 0.1, 0.14, false],
])('%s', (_what, width, height, isDot) => {
  expect(areDotSides(width, height)).toBe(isDot);
});

test.each([
  [6, 0],
  [8, 2],
])('of two dots %d apart, %d stand alone', (apart, count) => {
  const dots = [
    { x: 0, y: 0 },
    { x: apart, y: 0 },
  ];
  expect(standingAlone(dots, BOND)).toHaveLength(count);
});
