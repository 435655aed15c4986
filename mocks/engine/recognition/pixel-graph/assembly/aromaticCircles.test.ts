import type { AtomSpec, BondSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import type { Place } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { circle, corners, outline } from '../testing/shapes';
import { withRule } from '../testing/withRule';
import { aromaticCircles } from './aromaticCircles';
import type { Sketch } from './sketch';

const MIDDLE: Place = [60, 60];
const CIRCLE = circle(MIDDLE, 13);

/** A ring of the given atoms, with further atoms and bonds. */
function ringOf(
  names: readonly string[],
  {
    atoms = [],
    bonds = [],
    spec = {},
  }: {
    atoms?: readonly AtomSpec[];
    bonds?: readonly (readonly [number, number, BondSpec?])[];
    spec?: BondSpec;
  } = {},
): Sketch {
  const places = corners(MIDDLE, names.length === 6 ? 24 : 20.4, names.length);
  return sketchOf(
    [...places.map((at, i) => ({ at, name: names[i] ?? 'C' })), ...atoms],
    [...names.map((_, i) => [i, (i + 1) % names.length, spec] as const), ...bonds],
  );
}

/** Atoms joined by double bonds. */
const doubles = ({ bonds }: Sketch) =>
  bonds.filter(({ type }) => type === 1).map(({ begin, end }) => [begin, end]);

const atomsWithDoubles = (sketch: Sketch): number[] => doubles(sketch).flat().sort();

const drawn = (sketch: Sketch, lines = CIRCLE) => {
  const ring = outline(sketch.atoms.map(({ x, y }): Place => [x, y]).slice(0, 5));
  return withRule(aromaticCircles, sketch, inkOf(200, 120, [...ring, ...lines]));
};

const MINUS_AT_3 = [0, 0, 0, 2] as const;
const BENZENE = ['C', 'C', 'C', 'C', 'C', 'C'];

describe('aromaticCircles', () => {
  test.each([
    ['single bonds', {}],
    ['double bonds', { type: 1 }],
    ['wedges', { type: 4 }],
  ] as const)('draws three double bonds in a circled ring read as %s', (_, spec) => {
    const { bonds } = drawn(ringOf(BENZENE, { spec }));
    expect(bonds.map(({ type }) => type).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(new Set(doubles({ atoms: [], bonds }).flat()).size).toBe(6);
  });

  test('is certain of the order of those bonds', () => {
    const { bonds } = drawn(ringOf(BENZENE, { spec: { sure: Math.log(0.4) } }));
    expect(bonds.every(({ type, typeLogs }) => Math.exp(typeLogs[type] ?? -9) > 0.9)).toBe(true);
  });

  test('leaves a ring without a circle as it was read', () => {
    const sketch = ringOf(BENZENE, { spec: { type: 1 } });
    expect(drawn(sketch, [])).toMatchObject(sketch);
  });

  test('leaves bonds outside the ring as they were read', () => {
    const sketch = ringOf(BENZENE, {
      atoms: [{ at: [60, 12] }, { at: [81, 0] }],
      bonds: [
        [0, 6],
        [6, 7, { type: 1 }],
      ],
    });
    expect(drawn(sketch).bonds).toEqual(expect.arrayContaining(sketch.bonds.slice(6)));
  });

  test('does not add a second double bond to the carbon of a carbonyl', () => {
    const atoms = [{ at: [60, 12], name: 'O' }] as const;
    const carbonyl = drawn(ringOf(BENZENE, { atoms, bonds: [[0, 6, { type: 1 }]] }));
    expect(doubles(carbonyl).filter((pair) => pair.includes(0))).toEqual([[0, 6]]);
    expect(doubles(carbonyl)).toHaveLength(3);
  });

  test.each([
    ['pyridine', ['N', 'C', 'C', 'C', 'C', 'C'], 3, true],
    ['pyrimidine', ['N', 'C', 'N', 'C', 'C', 'C'], 3, true],
    ['pyrrole', ['N', 'C', 'C', 'C', 'C'], 2, false],
    ['furan', ['O', 'C', 'C', 'C', 'C'], 2, false],
    ['thiophene', ['S', 'C', 'C', 'C', 'C'], 2, false],
  ])('recognises %s', (_, names, count, heteroatomTakesPart) => {
    const radius = names.length === 6 ? 13 : 9;
    const ring = drawn(ringOf(names), circle(MIDDLE, radius));
    expect(doubles(ring)).toHaveLength(count);
    expect(doubles(ring).flat().includes(0)).toBe(heteroatomTakesPart);
  });

  test('leaves the charged carbon of a cyclopentadienide', () => {
    const { atoms, bonds } = ringOf(['C', 'C', 'C', 'C', 'C']);
    const anion = {
      atoms: atoms.map((atom, i) => ({ ...atom, charge: MINUS_AT_3[i] ?? 0 })),
      bonds,
    };
    expect(atomsWithDoubles(drawn(anion, circle(MIDDLE, 9)))).toEqual([0, 1, 2, 4]);
  });

  test('recognises the N with a substituent', () => {
    const substituted = ringOf(['N', 'C', 'N', 'C', 'C'], {
      atoms: [{ at: [60, 16] }],
      bonds: [[0, 5]],
    });
    expect(atomsWithDoubles(drawn(substituted, circle(MIDDLE, 9)))).toEqual([1, 2, 3, 4]);
  });

  test('distributes double bonds over fused rings with circles', () => {
    const [a, b] = [corners(MIDDLE, 24, 6), corners([60 + 41.6, 60], 24, 6)];
    const second = b.filter((_, i) => ![4, 5].includes(i));
    const sketch = sketchOf(
      [...a, ...second].map((at) => ({ at })),
      [
        ...[0, 1, 2, 3, 4, 5].map((i) => [i, (i + 1) % 6] as const),
        ...([
          [1, 6],
          [6, 7],
          [7, 8],
          [8, 9],
          [9, 2],
        ] as const),
      ],
    );
    const both = drawn(sketch, [...CIRCLE, ...circle([60 + 41.6, 60], 13)]);
    expect(doubles(both)).toHaveLength(5);
    expect(new Set(doubles(both).flat()).size).toBe(10);
  });

  test('a ring whose sides cross has no circle', () => {
    const [a, b, ...others] = corners(MIDDLE, 24, 6);
    const crossed = [b, a, ...others].flatMap((at) => (at ? [{ at }] : []));
    const bonds = crossed.map((_, i) => [i, (i + 1) % 6] as const);
    expect(doubles(drawn(sketchOf(crossed, bonds)))).toEqual([]);
  });
});
