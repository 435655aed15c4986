import type { AtomSpec, BondSpec } from '../testing/builders';
import { nameOf, sketchOf } from '../testing/builders';
import { withRule } from '../testing/withRule';
import { straightCarbons } from './straightCarbons';

/** A chain of bonds of usual length that ends in the atom, followed by `rest`. */
function read(atom: AtomSpec, rest: AtomSpec, spec: BondSpec = {}, closing = false) {
  const sketch = withRule(
    straightCarbons,
    sketchOf(
      [{ at: [-12, 39] }, { at: [-24, 18] }, { at: [0, 18] }, atom, rest],
      [[0, 1], [0, 2], [1, 2], [2, 3], [3, 4, spec], ...(closing ? [[2, 4] as const] : [])],
    ),
  );
  const names = sketch.atoms.slice(3).map(({ label }) => nameOf(label));
  return { names, bonds: sketch.bonds.slice(3).map((bond) => `${bond.begin}-${bond.end}`) };
}

const SPOT = { at: [12, 18] } as const;
const END = { at: [24, 18], name: 'O' } as const;

describe('straightCarbons', () => {
  test('merges two short collinear bonds', () => {
    expect(read(SPOT, END)).toEqual({ names: ['O'], bonds: ['2-3'] });
  });

  test('merges two single bonds of usual length at a carbon that is doubted', () => {
    const doubted = { at: [24, 18], confidence: 0.6 } as const;
    expect(read(doubted, { at: [48, 18] }).names).toEqual(['C']);
    expect(read(doubted, { at: [48, 18] }, { type: 1 }).names).toEqual(['C', 'C']);
  });

  test.each([
    ['another element', { ...SPOT, name: 'N' }, END, {}],
    ['a bend', SPOT, { at: [18, 28] }, {}],
    ['bonds of usual length', { at: [24, 18] }, { at: [48, 18] }, {}],
    ['a triple bond', SPOT, END, { type: 2 }],
  ] as const)('keeps %s', (_, atom, rest, spec) => {
    expect(read(atom, rest, spec).names).toHaveLength(2);
  });

  test('keeps a carbon whose neighbours are joined', () => {
    expect(read(SPOT, END, {}, true).names).toEqual(['C', 'O']);
  });

  /** A bond from 2 to 3, and one of another type from 3 to 4, each of usual length. */
  const wedgeOf = (first: BondSpec, second: BondSpec, bend = 0) => {
    const { bonds } = withRule(
      straightCarbons,
      sketchOf(
        [
          { at: [-12, 39] },
          { at: [-24, 18] },
          { at: [0, 18] },
          { at: [24, 18] },
          { at: [48, 18 + bend] },
        ],
        [
          [0, 1],
          [0, 2],
          [1, 2],
          [2, 3, first],
          [3, 4, second],
        ],
      ),
    );
    return bonds.slice(3).map(({ begin, end, type }) => `${begin}-${end} ${type}`);
  };

  test.each([
    ['read as two wedges', { type: 4 }, { type: 4 }, '2-3 4'],
    ['whose narrow part was read as a line', {}, { type: 3 }, '2-3 3'],
    ['whose broad part was read as a line', { type: 4 }, {}, '2-3 4'],
  ] as const)('merges a long wedge that was %s', (_, first, second, bond) => {
    expect(wedgeOf(first, second)).toEqual([bond]);
  });

  test.each([
    ['turns', { type: 4 }, {}, 12],
    ['goes on as a double bond', { type: 4 }, { type: 1 }, 0],
  ] as const)('keeps a wedge that %s', (_, first, second, bend) => {
    expect(wedgeOf(first, second, bend)).toHaveLength(2);
  });
});
