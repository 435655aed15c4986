import type { AtomSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { withRule } from '../testing/withRule';
import { brokenLines } from './brokenLines';

/** A line of 60 pixels, with a spot that was taken for an atom. */
const LINE: Line = [
  [10, 40],
  [70, 40],
];

/** The bonds, by the x of their atoms, given a bond 10-`spot` and an atom at the line's end. */
function joined(
  lines: readonly Line[],
  spot: Partial<AtomSpec> = {},
  further: readonly (readonly [number, number])[] = [],
): string[] {
  const before = sketchOf(
    [{ at: [10, 40] }, { at: [40, 40], ...spot }, { at: [70, 40] }, { at: [40, 64] }],
    [[0, 1], ...further],
  );
  const { atoms, bonds } = withRule(brokenLines, before, inkOf(90, 80, lines));
  return bonds.map(({ begin, end }) => `${atoms[begin]?.x}-${atoms[end]?.x}`);
}

describe('brokenLines', () => {
  test('a bond extends to the atom that its line leads to', () => {
    expect(joined([LINE])).toEqual(['10-70']);
  });

  test('a line may have several spots, found in any order', () => {
    const before = sketchOf(
      [{ at: [10, 40] }, { at: [50, 40] }, { at: [32, 40] }, { at: [70, 40] }],
      [[0, 2]],
    );
    const { atoms, bonds } = withRule(brokenLines, before, inkOf(90, 80, [LINE]));
    expect(bonds.map(({ begin, end }) => [atoms[begin]?.x, atoms[end]?.x])).toEqual([[10, 70]]);
  });

  test.each<[string, readonly Line[], Partial<AtomSpec>, (readonly [number, number])[]]>([
    ['the line ends at', [[LINE[0], [44, 40]]], {}, []],
    [
      'behind a gap of three pixels',
      [
        [LINE[0], [52, 40]],
        [[56, 40], LINE[1]],
      ],
      {},
      [],
    ],
    ['that is written', [LINE], { name: 'N' }, []],
    ['that is charged', [LINE], { charge: 1 }, []],
    ['that has another bond', [LINE], {}, [[1, 3]]],
    ['behind which the joined atom lies', [LINE], {}, [[0, 2]]],
  ])('keeps a carbon %s', (_, lines, spot, further) => {
    expect(joined(lines, spot, further)[0]).toBe('10-40');
  });

  test('keeps a carbon whose line is more than 1.3 bonds from the next atom', () => {
    const sketch = sketchOf([{ at: [10, 40] }, { at: [34, 40] }, { at: [70, 40] }], [[0, 1]]);
    expect(withRule(brokenLines, sketch, inkOf(90, 80, [LINE])).taken).toEqual([]);
  });
});
