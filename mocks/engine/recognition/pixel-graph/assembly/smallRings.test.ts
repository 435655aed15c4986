import { sketchOf } from '../testing/builders';
import { smallRings } from './smallRings';

type Bonds = readonly (readonly [number, number])[];

const chain = (count: number): [number, number][] =>
  Array.from({ length: count - 1 }, (_, i) => [i, i + 1]);
const ring = (count: number): [number, number][] => [...chain(count), [count - 1, 0]];

const ringsOf = (count: number, bonds: Bonds) =>
  smallRings(
    sketchOf(
      Array.from({ length: count }, (_, i) => ({ at: [24 * i, 0] as const })),
      bonds,
    ),
  );

describe('smallRings', () => {
  test.each([
    ['a chain', 6, chain(6), []],
    ['a ring of four', 4, ring(4), []],
    ['a ring of five', 5, ring(5), [5]],
    ['a ring of six', 6, ring(6), [6]],
    ['a ring of seven', 7, ring(7), []],
    ['two fused rings of six', 10, [...ring(10), [0, 5]], [6, 6]],
    ['a six and a five with a bond in common', 9, [...ring(9), [0, 5]], [6, 5]],
    ['three fused rings of six', 13, [...ring(12), [0, 12], [4, 12], [8, 12]], [6, 6, 6]],
    ['a ring of six that a bond divides', 6, [...ring(6), [0, 3]], []],
    ['a ring of six that a bond cuts to a five', 6, [...ring(6), [0, 2]], [5]],
    [
      'two rings with one atom in common',
      9,
      [...ring(5), [0, 5], ...[5, 6, 7].map((i): [number, number] => [i, i + 1]), [8, 0]],
      [5, 5],
    ],
  ] as const)('%s', (_, count, bonds, sizes) => {
    expect(ringsOf(count, bonds).map((atoms) => atoms.length)).toEqual(sizes);
  });

  test('lists the atoms in the order of the ring', () => {
    const bonds = [
      [4, 1],
      [1, 3],
      [3, 0],
      [0, 2],
      [2, 4],
    ] as const;
    expect(ringsOf(5, bonds)).toEqual([[0, 2, 4, 1, 3]]);
  });
});
