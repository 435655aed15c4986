import type { AtomSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import type { Line } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { withRule } from '../testing/withRule';
import type { BondType } from './sketch';
import { strokesAcross } from './strokesAcross';
import { tripleBonds } from './tripleBonds';

const APART = 3;
const BEGIN = { at: [20, 30] } as const;
const END = { at: [44, 30] } as const;

/** This many parallel strokes from `BEGIN` to `END`. */
const strokes = (count: number): Line[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 30 + APART * (i - (count - 1) / 2);
    return [
      [20, y],
      [44, y],
    ] as const;
  });

const inkWith = (count: number) => inkOf(80, 60, strokes(count));

describe('strokesAcross', () => {
  test.each([0, 1, 2, 3])('counts %d strokes', (count) => {
    const [from, to] = [BEGIN, END].map(({ at: [x, y] }) => ({ x: x + 0.5, y: y + 0.5 }));
    expect(from && to && strokesAcross(inkWith(count), from, to)).toBe(count);
  });

  test('a crossing line is not a stroke', () => {
    const ink = inkOf(80, 60, [
      ...strokes(2),
      [
        [32, 10],
        [32, 50],
      ],
    ]);
    expect(strokesAcross(ink, { x: 20.5, y: 30.5 }, { x: 44.5, y: 30.5 })).toBe(2);
  });
});

/** The type of the bond from `BEGIN` to `end` after a carbon at `before`, drawn with this many strokes. */
function told(
  type: BondType,
  count: number,
  end: AtomSpec = END,
  before: readonly (readonly [number, number])[] = [[8, 9]],
): BondType | undefined {
  const sketch = sketchOf(
    [BEGIN, end, ...before.map((at) => ({ at }))],
    [[0, 1, { type, sure: -3 }], ...before.map((_, i) => [0, i + 2] as const)],
  );
  const { bonds } = withRule(tripleBonds, sketch, inkWith(count));
  return bonds.find(({ end }) => end === 1)?.type;
}

const LINEAR = [[-4, 30]] as const;

describe('tripleBonds', () => {
  test.each<[string, BondType, number, AtomSpec, BondType]>([
    ['an alkyne', 1, 3, END, 2],
    ['a nitrile', 1, 3, { ...END, name: 'N' }, 2],
    ['a double bond', 1, 2, END, 1],
    ['a double bond that was taken for a triple one', 2, 2, END, 1],
    ['a triple bond', 2, 3, END, 2],
  ])('%s is recognised by its strokes', (_, type, count, end, expected) => {
    expect(told(type, count, end)).toBe(expected);
  });

  test('strokes settle doubts about the type', () => {
    const sketch = sketchOf(
      [BEGIN, END, { at: [8, 9] }],
      [
        [0, 1, { type: 1, sure: -3 }],
        [0, 2],
      ],
    );
    const { bonds } = withRule(tripleBonds, sketch, inkWith(3));
    expect(bonds.find(({ end }) => end === 1)?.typeLogs[2]).toBeGreaterThan(-0.1);
  });

  test.each<[string, AtomSpec, readonly (readonly [number, number])[]]>([
    ['an oxygen', { ...END, name: 'O' }, [[8, 9]]],
    [
      'a branch',
      END,
      [
        [8, 9],
        [8, 51],
      ],
    ],
  ])('three strokes next to %s do not make a triple bond', (_, end, before) => {
    expect(told(1, 3, end, before)).toBe(1);
  });

  test('if the strokes are indistinguishable, a straight line makes a triple bond', () => {
    expect(told(1, 1, { ...END, name: 'N' }, LINEAR)).toBe(2);
    expect(told(1, 1, { ...END, name: 'N' })).toBe(1);
  });

  test('two collinear strokes remain a double bond: CH=CH written out', () => {
    expect(told(1, 2, END, LINEAR)).toBe(1);
  });

  test('single bonds are left alone', () => {
    expect(told(0, 3)).toBe(0);
  });
});
