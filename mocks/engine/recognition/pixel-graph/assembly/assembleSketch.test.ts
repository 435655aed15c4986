import type { AtomSpec, BondSpec } from '../testing/builders';
import { atomCandidate, bondCandidate, nameOf, testClasses } from '../testing/builders';
import type { Line, Place } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { circle, corners, outline } from '../testing/shapes';
import { assembleSketch } from './assembleSketch';

function assemble(
  atoms: readonly AtomSpec[],
  bonds: readonly (readonly [from: Place, to: Place, spec?: BondSpec])[],
  lines: readonly Line[] = [],
) {
  const candidates = {
    atoms: atoms.map(atomCandidate),
    bonds: bonds.map(([from, to, spec]) => bondCandidate(from, to, spec)),
  };
  const sketch = assembleSketch(testClasses, candidates, inkOf(160, 160, lines));
  return {
    ...sketch,
    names: sketch.atoms.map((atom) => nameOf(atom.label)),
    links: sketch.bonds.map((bond) => `${bond.begin}-${bond.end}:${bond.type}`),
  };
}

const A: Place = [20, 20];
const B: Place = [44, 20];
const C: Place = [56, 41];

describe('assembleSketch', () => {
  test('joins atoms by the bonds between them', () => {
    const { names, links } = assemble(
      [{ at: A }, { at: B }, { at: C, name: 'O' }],
      [
        [A, B],
        [B, C, { type: 1 }],
      ],
    );
    expect(names).toEqual(['C', 'C', 'O']);
    expect(links).toEqual(['0-1:0', '1-2:1']);
  });

  test('leaves out atoms without bonds', () => {
    const { names } = assemble([{ at: A }, { at: B }, { at: [90, 90], name: 'N' }], [[A, B]]);
    expect(names).toEqual(['C', 'C']);
  });

  test('keeps a lone halogen: the drawing shows a salt', () => {
    const { names } = assemble([{ at: A }, { at: B }, { at: [90, 90], name: 'Cl' }], [[A, B]]);
    expect(names).toEqual(['C', 'C', 'Cl']);
  });

  test('puts a carbon where two open ends meet', () => {
    const { names, links } = assemble(
      [{ at: A }, { at: C }],
      [
        [A, B, { confidence: 0.4 }],
        [B, C, { confidence: 0.4 }],
      ],
    );
    expect(names).toEqual(['C', 'C', 'C']);
    expect(links).toHaveLength(2);
  });

  test('puts a carbon at an open end only if the bond is certain', () => {
    expect(assemble([{ at: A }], [[A, B, { confidence: 0.6 }]]).links).toHaveLength(1);
    expect(assemble([{ at: A }], [[A, B, { confidence: 0.4 }]]).links).toEqual([]);
  });

  test('prefers a faint atom to a carbon for an open end', () => {
    const { names } = assemble([{ at: A }, { at: B, name: 'O', confidence: 0.2 }], [[A, B]]);
    expect(names).toEqual(['C', 'O']);
  });

  test('accepts a faint bond only if it joins two parts', () => {
    const atoms = [{ at: A }, { at: B }, { at: C }];
    const faint = { confidence: 0.2 };
    const joining = assemble(atoms, [
      [A, B],
      [B, C, faint],
    ]);
    expect(joining.links).toHaveLength(2);
    const closing = assemble(atoms, [
      [A, B],
      [B, C],
      [C, [32, 41]],
      [[32, 41], A, faint],
    ]);
    expect(closing.links).toHaveLength(3);
  });

  test('rejects a bond much shorter than the distance between its atoms', () => {
    const short = [
      [30, 20],
      [50, 20],
    ] as const;
    expect(assemble([{ at: [26, 20] }, { at: [54, 20] }], [short]).links).toEqual(['0-1:0']);
    expect(assemble([{ at: [22, 20] }, { at: [58, 20] }], [short]).links).toEqual([]);
  });

  test('turns a straight single-double pair at a carbon into a nitrile', () => {
    const { links } = assemble(
      [{ at: A }, { at: B }, { at: [68, 20], name: 'N' }],
      [
        [A, B],
        [B, [68, 20], { type: 1 }],
      ],
    );
    expect(links).toEqual(['0-1:0', '1-2:2']);
  });

  test('keeps a bent single-double pair', () => {
    const { links } = assemble(
      [{ at: A }, { at: B }, { at: C, name: 'N' }],
      [
        [A, B],
        [B, C, { type: 1 }],
      ],
    );
    expect(links).toEqual(['0-1:0', '1-2:1']);
  });

  test.each([3, 4] as const)('begins a wedge of type %i at the branching atom', (type) => {
    const { bonds, atoms } = assemble(
      [{ at: A }, { at: B }, { at: C }, { at: [56, -1], name: 'O' }],
      [
        [A, B],
        [B, C],
        [[56, -1], B, { type }],
      ],
    );
    const wedge = bonds.find((bond) => bond.type === type);
    expect(atoms[wedge!.begin]).toMatchObject({ x: B[0], y: B[1] });
  });

  test('counts the changes that valences required', () => {
    const { changes, exceeded, links } = assemble(
      [{ at: A, name: 'O' }, { at: B }, { at: [-4, 20] }],
      [
        [A, B, { type: 1, or: { 0: -0.5 } }],
        [A, [-4, 20]],
      ],
    );
    expect({ changes, exceeded }).toEqual({ changes: 1, exceeded: false });
    expect(links).toContain('0-1:0');
  });

  test('draws double bonds in a ring with a circle before it repairs valences', () => {
    const places = corners([60, 60], 24, 6);
    const { names, bonds, changes } = assemble(
      places.map((at) => ({ at })),
      outline(places).map(([from, to]) => [from, to, { type: 2 }]),
      [...outline(places), ...circle([60, 60], 13)],
    );
    expect(names).toEqual(['C', 'C', 'C', 'C', 'C', 'C']);
    expect(bonds.filter(({ type }) => type === 1)).toHaveLength(3);
    expect(changes).toBe(0);
  });
});
