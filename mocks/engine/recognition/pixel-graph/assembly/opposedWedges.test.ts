import { sketchOf, testClasses } from '../testing/builders';
import { preferHydrogenWedges } from './opposedWedges';
import { HASHED_WEDGE, SOLID_WEDGE, type BondType } from './sketch';

/** A centre with a bond upwards to the named atom and one to another place, of these types. */
function typesOf(
  upwards: string,
  types: readonly [BondType, BondType],
  place: readonly [number, number] = [50, 74],
): BondType[] {
  const sketch = sketchOf(
    [{ at: [50, 50] }, { at: [50, 26], name: upwards }, { at: place }, { at: [26, 50], name: 'O' }],
    [
      [0, 1, { type: types[0] }],
      [0, 2, { type: types[1] }],
      [0, 3],
    ],
  );
  preferHydrogenWedges(testClasses, sketch);
  return sketch.bonds.map(({ type }) => type);
}

describe('preferHydrogenWedges', () => {
  test.each([
    [SOLID_WEDGE, HASHED_WEDGE],
    [HASHED_WEDGE, SOLID_WEDGE],
  ])('of opposed wedges, that of the hydrogen stands', (hydrogens, other) => {
    expect(typesOf('H', [hydrogens, other])).toEqual([hydrogens, 0, 0]);
  });

  test('wedges that do not contradict each other stay', () => {
    expect(typesOf('H', [SOLID_WEDGE, SOLID_WEDGE])).toEqual([SOLID_WEDGE, SOLID_WEDGE, 0]);
    expect(typesOf('H', [SOLID_WEDGE, HASHED_WEDGE], [71, 62])).toEqual([3, 4, 0]);
  });

  test('without a hydrogen both stay', () => {
    expect(typesOf('C', [SOLID_WEDGE, HASHED_WEDGE])).toEqual([SOLID_WEDGE, HASHED_WEDGE, 0]);
  });
});
