import { sketchOf, type AtomSpec, type BondSpec } from '../testing/builders';
import { inkOf, type Line } from '../testing/inkOf';
import { withRule } from '../testing/withRule';
import { drawnLines } from './drawnLines';

type Bond = readonly [begin: number, end: number, spec?: BondSpec];

/** The bonds of a sketch after its lines were looked at, those added last. */
function joined(atoms: readonly AtomSpec[], bonds: readonly Bond[], lines: readonly Line[]) {
  return withRule(drawnLines, sketchOf(atoms, bonds), inkOf(100, 100, lines)).bonds;
}

const pairs = (bonds: readonly { begin: number; end: number }[]): string[] =>
  bonds.map(({ begin, end }) => `${begin}-${end}`);

describe('a line between two corners', () => {
  const LINE: Line = [[20, 40], [44, 40]]; // prettier-ignore

  /** The bonds added between the ends of the line. */
  function added(
    lines: readonly Line[],
    end: Partial<AtomSpec> = {},
    around: readonly AtomSpec[] = [],
    bonds: readonly Bond[] = [],
  ): string[] {
    const atoms = [{ at: [20, 40] }, { at: [44, 40], ...end }, ...around] as const;
    return pairs(joined(atoms, bonds, lines)).slice(bonds.length);
  }

  test('becomes a bond', () => {
    expect(added([LINE])).toEqual(['0-1']);
  });

  test('so does one between corners that also have other bonds', () => {
    const around: AtomSpec[] = [{ at: [8, 20] }, { at: [56, 60] }];
    expect(added([LINE], {}, around, [[0, 2], [1, 3]])).toEqual(['0-1']); // prettier-ignore
  });

  const FOUR: AtomSpec[] = [{ at: [8, 20] }, { at: [8, 60] }, { at: [20, 16] }, { at: [20, 64] }];
  const LONG: Line = [[20, 40], [60, 40]]; // prettier-ignore

  test.each<[string, readonly Line[], Partial<AtomSpec>, AtomSpec[], Bond[]]>([
    ['has a gap', [[LINE[0], [28, 40]], [[36, 40], LINE[1]]], {}, [], []],
    ['has a gap of three pixels', [[LINE[0], [30, 40]], [[34, 40], LINE[1]]], {}, [], []],
    ['leads to a doubted label', [LINE], { name: 'O', confidence: 0.5 }, [], []],
    ['is a bond', [LINE], {}, [], [[0, 1]]],
    ['has another atom on it', [LINE], {}, [{ at: [32, 42] }], []],
    ['is beside a bond of its corner', [LINE], {}, [{ at: [44, 46] }], [[0, 2]]],
    ['is longer than 1.5 bonds', [LONG], { at: [60, 40] }, [], []],
    ['begins at a full carbon', [LINE], {}, FOUR, [[0, 2], [0, 3], [0, 4], [0, 5]]],
  ])('does not if it %s', (_why, lines, end, around, bonds) => {
    expect(added(lines, end, around, bonds)).toEqual(bonds.slice(bonds.length).map(String));
  }); // prettier-ignore
});

describe('a long line', () => {
  /** A bridge of 44 pixels, and a bond that crosses it. */
  const BRIDGE: Line = [[40, 20], [40, 64]]; // prettier-ignore
  const CROSSED: Line = [[26, 42], [54, 42]]; // prettier-ignore
  const ENDS: AtomSpec[] = [{ at: [40, 20] }, { at: [40, 64] }, { at: [26, 42] }, { at: [54, 42] }];

  test('that crosses a bond joins its corners', () => {
    expect(pairs(joined(ENDS, [[2, 3]], [BRIDGE, CROSSED]))).toEqual(['2-3', '0-1']);
  });

  test.each<[string, readonly AtomSpec[], readonly Bond[], readonly Line[]]>([
    ['crosses no bond', [...ENDS.slice(0, 2), { at: [4, 4] }, { at: [28, 4] }], [[2, 3]], [BRIDGE]],
    ['is not drawn', ENDS, [[2, 3]], [CROSSED]],
    ['leads to letters', ENDS.with(1, { at: [40, 64], name: 'O' }), [[2, 3]], [BRIDGE, CROSSED]],
    [
      'has an atom on it',
      [...ENDS, { at: [41, 32], name: 'O', confidence: 0.5 }],
      [[2, 3]],
      [BRIDGE, CROSSED],
    ],
  ])('does not if it %s', (_why, atoms, bonds, lines) => {
    expect(pairs(joined(atoms, bonds, lines))).toEqual(['2-3']);
  });

  test.each([
    ['doubted', 0.88, 0],
    ['sure', 0.99, 1],
  ])(
    'beside a %s double bond: that one is %s probable and then of order %d',
    (_how, share, type) => {
      const double = [0, 4, { type: 1, sure: Math.log(share) }] as const;
      const bonds = joined([...ENDS, { at: [48, 42] }], [[2, 3], double], [BRIDGE, CROSSED]); // prettier-ignore
      expect(bonds).toContainEqual(expect.objectContaining({ begin: 0, end: 4, type }));
      expect(pairs(bonds)).toContain('0-1');
    },
  );
});

describe('a line past a label with too many bonds', () => {
  const LINE: Line = [[20, 40], [44, 40]]; // prettier-ignore

  /** The bonds of a drawing in which the network saw two bonds to the oxygen from above, and some of the line's. */
  const past = (lines: readonly Line[], seen: readonly Bond[], label: Partial<AtomSpec> = {}) => {
    const oxygen = { at: [34, 49], name: 'O', ...label } as const;
    const atoms = [{ at: [20, 40] }, { at: [44, 40] }, oxygen, { at: [34, 73] }, { at: [58, 49] }] as const; // prettier-ignore
    return pairs(joined(atoms, [[2, 3], [2, 4], ...seen], lines)); // prettier-ignore
  };

  test.each<[string, Bond[]]>([
    ['from one of its corners', [[0, 2]]],
    ['from both', [[0, 2], [2, 1]]],
  ])('seen %s, joins its corners', (_from, seen) => {
    expect(past([LINE], seen)).toEqual(['2-3', '2-4', '0-1']);
  }); // prettier-ignore

  test.each<[string, readonly Line[], Partial<AtomSpec>]>([
    ['it is not drawn', [], {}],
    ['it has a gap', [[LINE[0], [30, 40]]], {}],
    ['it is far from the label', [LINE], { at: [34, 58] }],
  ])('leaves the bond to the label if %s', (_why, lines, label) => {
    expect(past(lines, [[0, 2]], label)).toContain('0-2');
  });
});

describe('a label without a bond', () => {
  /** From a corner to the letters of a label at (68, 40). */
  const LINE: Line = [[44, 40], [60, 40]]; // prettier-ignore

  /** The bonds added to a label at the right of a chain. */
  function added(
    lines: readonly Line[],
    label: Partial<AtomSpec> = {},
    around: readonly AtomSpec[] = [],
  ) {
    const atoms = [{ at: [20, 40] }, { at: [44, 40] }, { at: [68, 40], name: 'R', ...label }, ...around] as const; // prettier-ignore
    const known: Bond[] = [[0, 1], ...around.map((_, i): Bond => [1, i + 3])];
    return joined(atoms, known, lines)
      .slice(known.length)
      .map(({ begin, end, confidence }) => [begin, end, confidence]);
  }

  test('has one, as sure as the label, if a line leads to it', () => {
    expect(added([LINE], { confidence: 0.8 })).toEqual([[1, 2, 0.8]]);
  });

  test.each<[string, readonly Line[], Partial<AtomSpec>, readonly AtomSpec[]]>([
    ['no line leads to it', [], {}, []],
    ['its line has a gap', [[LINE[0], [50, 40]]], {}, []],
    ['it is doubted', [LINE], { confidence: 0.5 }, []],
    ['the line is beside a bond of its corner', [LINE], {}, [{ at: [67, 48] }]],
    ['the carbon is full', [LINE], {}, [{ at: [44, 16] }, { at: [44, 64] }, { at: [30, 60] }]],
  ])('has none if %s', (_why, lines, label, around) => {
    expect(added(lines, label, around)).toEqual([]);
  });
});
