import { type AtomSpec, sketchOf, testClasses } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { joinLooseLabels } from './looseLabels';

/** From a corner to the letters of a label at (68, 40). */
const LINE: Line = [
  [44, 40],
  [60, 40],
];

/** The bonds added to a label at the right of a chain. */
function added(
  lines: readonly Line[],
  label: Partial<AtomSpec> = {},
  around: readonly AtomSpec[] = [],
): [number, number, number][] {
  const sketch = sketchOf(
    [{ at: [20, 40] }, { at: [44, 40] }, { at: [68, 40], name: 'R', ...label }, ...around],
    [[0, 1], ...around.map((_, i) => [1, i + 3] as const)],
  );
  const known = sketch.bonds.length;
  joinLooseLabels(testClasses, sketch, inkOf(100, 80, lines));
  return sketch.bonds.slice(known).map(({ begin, end, confidence }) => [begin, end, confidence]);
}

describe('joinLooseLabels', () => {
  test('a label that a line leads to has a bond, as sure as the label', () => {
    expect(added([LINE], { confidence: 0.8 })).toEqual([[1, 2, 0.8]]);
  });

  test.each<[string, readonly Line[], Partial<AtomSpec>, readonly AtomSpec[]]>([
    ['that no line leads to', [], {}, []],
    ['whose line has a gap', [[LINE[0], [50, 40]]], {}, []],
    ['that is doubted', [LINE], { confidence: 0.5 }, []],
    ['without letters', [LINE], { name: 'C' }, []],
    ['beside a bond of its corner', [LINE], {}, [{ at: [67, 48] }]],
    ['at a full carbon', [LINE], {}, [{ at: [44, 16] }, { at: [44, 64] }, { at: [30, 60] }]],
  ])('no label %s', (_what, lines, label, around) => {
    expect(added(lines, label, around)).toEqual([]);
  });
});
