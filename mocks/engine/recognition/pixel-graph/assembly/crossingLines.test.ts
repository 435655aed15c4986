import { sketchOf, testClasses } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { joinCrossingLines } from './crossingLines';
import type { BondType } from './sketch';

/** A bridge of 44 pixels, and a bond that crosses it. */
const BRIDGE: Line = [
  [40, 20],
  [40, 64],
];
const CROSSED: Line = [
  [26, 42],
  [54, 42],
];

/** The bonds added to two crossing lines, given what the network saw. */
function added(
  lines: readonly Line[],
  {
    name = 'C',
    isCrossed = true,
    spotAt = 90,
  }: Partial<Record<'name', string>> & {
    readonly isCrossed?: boolean;
    readonly spotAt?: number;
  } = {},
): string[] {
  const sketch = sketchOf(
    [{ at: [40, 20] }, { at: [40, 64], name }, { at: [26, 42] }, { at: [54, 42] }, { at: [41, spotAt] }],
    isCrossed ? [[2, 3]] : [],
  ); // prettier-ignore
  const known = sketch.bonds.length;
  joinCrossingLines(testClasses, sketch, inkOf(100, 100, lines));
  return sketch.bonds.slice(known).map(({ begin, end }) => `${begin}-${end}`);
}

describe('joinCrossingLines', () => {
  test('a long line that crosses a bond joins its corners', () => {
    expect(added([BRIDGE, CROSSED])).toEqual(['0-1']);
  });

  test.each([
    ['crosses no bond', added([BRIDGE, CROSSED], { isCrossed: false })],
    ['is not drawn', added([CROSSED])],
    ['leads to letters', added([BRIDGE, CROSSED], { name: 'O' })],
    ['has an atom on it', added([BRIDGE, CROSSED], { spotAt: 32 })],
  ])('no line that %s', (_what, bonds) => {
    expect(bonds).toEqual([]);
  });

  test.each([
    ['doubted', 0.88, 0],
    ['sure', 0.99, 1],
  ] as const)('a %s double bond beside the line', (_how, probability, type: BondType) => {
    const spec = { type: 1, sure: Math.log(probability) } as const;
    const sketch = sketchOf(
      [{ at: [40, 20] }, { at: [40, 64] }, { at: [26, 42] }, { at: [54, 42] }, { at: [48, 42] }],
      [[2, 3], [0, 4, spec]], // prettier-ignore
    );
    joinCrossingLines(testClasses, sketch, inkOf(100, 100, [BRIDGE, CROSSED]));
    expect(sketch.bonds).toMatchObject([{}, { type }, { begin: 0, end: 1 }]);
  });
});
