import { type AtomSpec, sketchOf, testClasses } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { joinPastLabels } from './passedLabels';

/** Between two corners, with an oxygen beside it. */
const LINE: Line = [
  [20, 40],
  [44, 40],
];

/** The bonds of a drawing in which the network saw two bonds to the oxygen from above, and some of the line's. */
function joined(
  lines: readonly Line[],
  seen: readonly (readonly [number, number])[],
  label: Partial<AtomSpec> = {},
): string[] {
  const sketch = sketchOf(
    [
      { at: [20, 40] },
      { at: [44, 40] },
      { at: [34, 49], name: 'O', ...label },
      { at: [34, 73] },
      { at: [58, 49] },
    ],
    [[2, 3], [2, 4], ...seen], // prettier-ignore
  );
  joinPastLabels(testClasses, sketch, inkOf(80, 90, lines));
  return sketch.bonds.map(({ begin, end }) => `${begin}-${end}`);
}

describe('joinPastLabels', () => {
  test.each<[string, [number, number][]]>([
    ['from one of its corners', [[0, 2]]],
    ['from both', [[0, 2], [2, 1]]], // prettier-ignore
  ])('a line past an oxygen with too many bonds, seen %s, joins its corners', (_from, seen) => {
    expect(joined([LINE], seen)).toEqual(['2-3', '2-4', '0-1']);
  });

  test.each<[string, readonly Line[], Partial<AtomSpec>]>([
    ['no line is drawn', [], {}],
    ['the line has a gap', [[LINE[0], [30, 40]]], {}],
    ['the label may have as many bonds', [LINE], { name: 'N' }],
    ['the line is far from the label', [LINE], { at: [34, 58] }],
  ])('a bond stays if %s', (_why, lines, label) => {
    expect(joined(lines, [[0, 2]], label)).toEqual(['2-3', '2-4', '0-2']);
  });
});
