import { sketchOf, testClasses } from './testing/builders';
import { unfoldLabels } from './unfoldLabels';

describe('unfoldLabels', () => {
  test('lays an abbreviation out away from its bond', () => {
    const sketch = sketchOf([{ at: [0, 0] }, { at: [24, 0], name: 'OMe' }], [[0, 1]]);
    const { atoms, bonds } = unfoldLabels(testClasses, sketch);
    expect(atoms.map((atom) => atom.element)).toEqual(['C', 'O', 'C']);
    expect(bonds.map(({ begin, end }) => [begin, end])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(atoms[2]!.x).toBeCloseTo(24 + 0.8 * 24, 6);
    expect(atoms[2]!.y).toBeCloseTo(0, 6);
  });

  test.each([
    { from: [0, 24], away: [0, -1] },
    { from: [0, -24], away: [0, 1] },
    { from: [24, 0], away: [-1, 0] },
  ] as const)('rotates the layout with the bond from $from', ({ from, away }) => {
    const sketch = sketchOf([{ at: from }, { at: [0, 0], name: 'Et' }], [[0, 1]]);
    const { atoms } = unfoldLabels(testClasses, sketch);
    expect(atoms[2]!.x).toBeCloseTo(away[0] * 19.2, 6);
    expect(atoms[2]!.y).toBeCloseTo(away[1] * 19.2, 6);
  });

  test('lays a label without bonds out to the right', () => {
    const { atoms } = unfoldLabels(testClasses, sketchOf([{ at: [0, 0], name: 'Et' }], []));
    expect(atoms[1]).toMatchObject({ x: expect.closeTo(19.2, 6), y: expect.closeTo(0, 6) });
  });

  test.each(['R', 'R1', 'X', 'Ar'])('keeps the residue %s as a labelled unknown', (name) => {
    const { atoms } = unfoldLabels(testClasses, sketchOf([{ at: [0, 0], name }], []));
    expect(atoms).toEqual([expect.objectContaining({ element: '*', label: name, charge: 0 })]);
  });

  test('reads D as hydrogen with mass 2', () => {
    const { atoms } = unfoldLabels(testClasses, sketchOf([{ at: [0, 0], name: 'D' }], []));
    expect(atoms[0]).toMatchObject({ element: 'H', isotope: 2 });
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, -1],
  ] as const)('turns charge index %i into %i', (index, charge) => {
    const sketch = sketchOf([{ at: [0, 0], name: 'N', charge: index }], []);
    expect(unfoldLabels(testClasses, sketch).atoms[0]?.charge).toBe(charge);
  });

  test.each([
    [0, 1, 'none'],
    [1, 2, 'none'],
    [2, 3, 'none'],
    [3, 1, 'up'],
    [4, 1, 'down'],
  ] as const)('turns bond type %i into order %i, %s', (type, order, stereo) => {
    const sketch = sketchOf([{ at: [0, 0] }, { at: [24, 0] }], [[0, 1, { type }]]);
    expect(unfoldLabels(testClasses, sketch).bonds[0]).toMatchObject({ order, stereo });
  });

  test('unfolds every abbreviation into connected atoms', () => {
    for (const name of testClasses.expansions.keys()) {
      const { atoms, bonds } = unfoldLabels(testClasses, sketchOf([{ at: [0, 0], name }], []));
      expect(bonds.every(({ begin, end }) => atoms[begin] && atoms[end])).toBe(true);
      expect(bonds.length).toBeGreaterThanOrEqual(atoms.length - 1);
      expect(atoms.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    }
  });
});
