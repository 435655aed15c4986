import type { AtomSpec } from '../testing/builders';
import { sketchOf, testClasses } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { joinMissedLines } from './missedLines';

const LINE: Line = [
  [20, 40],
  [44, 40],
];
type Pair = readonly [begin: number, end: number];

/** The bonds added between the ends of a line, given the atoms and bonds of `around`. */
function added(
  lines: readonly Line[],
  {
    end = {},
    around = [],
    bonds = [],
  }: { end?: Partial<AtomSpec>; around?: AtomSpec[]; bonds?: Pair[] },
): string[] {
  const sketch = sketchOf([{ at: [20, 40] }, { at: [44, 40], ...end }, ...around], bonds);
  joinMissedLines(testClasses, sketch, inkOf(80, 80, lines));
  return sketch.bonds.slice(bonds.length).map(({ begin, end: to }) => `${begin}-${to}`);
}

describe('joinMissedLines', () => {
  test('a line between two corners becomes a bond', () => {
    expect(added([LINE], {})).toEqual(['0-1']);
  });

  test('so does one between corners that also have other bonds', () => {
    const around: AtomSpec[] = [{ at: [8, 20] }, { at: [56, 60] }];
    expect(
      added([LINE], {
        around,
        bonds: [
          [0, 2],
          [1, 3],
        ],
      }),
    ).toEqual(['0-1']);
  });

  test.each<[string, readonly Line[], Parameters<typeof added>[1]]>([
    [
      'with a gap',
      [
        [
          [20, 40],
          [28, 40],
        ],
        [
          [36, 40],
          [44, 40],
        ],
      ],
      {},
    ],
    [
      'with a gap of three pixels',
      [
        [
          [20, 40],
          [30, 40],
        ],
        [
          [34, 40],
          [44, 40],
        ],
      ],
      {},
    ],
    ['to a written atom', [LINE], { end: { name: 'O' } }],
    ['that is drawn as a bond', [LINE], { bonds: [[0, 1]] }],
    ['on which another atom lies', [LINE], { around: [{ at: [32, 42] }] }],
    ['beside a bond of the same corner', [LINE], { around: [{ at: [44, 46] }], bonds: [[0, 2]] }],
    [
      'of more than 1.5 bonds',
      [
        [
          [20, 40],
          [60, 40],
        ],
      ],
      { end: { at: [60, 40] } },
    ],
    [
      'from a carbon with four bonds',
      [LINE],
      {
        around: [{ at: [8, 20] }, { at: [8, 60] }, { at: [20, 16] }, { at: [20, 64] }],
        bonds: [
          [0, 2],
          [0, 3],
          [0, 4],
          [0, 5],
        ],
      },
    ],
  ])('no bond is added for a line %s', (_, lines, around) => {
    expect(added(lines, around)).toEqual([]);
  });
});
