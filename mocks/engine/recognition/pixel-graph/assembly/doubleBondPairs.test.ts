import { doubleBondPairs } from './doubleBondPairs';

/** The atoms left over from `count` atoms joined by `bonds`; leaving out one of `cheap` costs less. */
function leftOver(
  count: number,
  bonds: readonly (readonly [number, number])[],
  cheap: readonly number[] = [],
) {
  const all = Array.from({ length: count }, (_, atom) => atom);
  const neighbours = new Map(
    all.map((atom) => [
      atom,
      bonds.flatMap(([a, b]) => (a === atom ? [b] : b === atom ? [a] : [])),
    ]),
  );
  const pairs = doubleBondPairs({ neighbours, cost: (atom) => (cheap.includes(atom) ? 1 : 10) });
  const isBond = ([a, b]: readonly [number, number]) => neighbours.get(a)?.includes(b) === true;
  expect(pairs.every(isBond)).toBe(true);
  const joined = pairs.flat();
  expect(new Set(joined).size).toBe(joined.length);
  return all.filter((atom) => !joined.includes(atom));
}

const ring = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [i, (i + 1) % count]);

describe('doubleBondPairs', () => {
  test.each([
    ['benzene', 6, ring(6)],
    ['naphthalene', 10, [...ring(10), [0, 5]]],
    ['azulene', 10, [...ring(10), [0, 4]]],
    ['pyrene', 16, [...ring(14), [0, 14], [14, 4], [7, 15], [15, 11], [14, 15]]],
    [
      'four carbons beside each other',
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
  ] as const)('joins all atoms of %s', (_, count, bonds) => {
    expect(leftOver(count, bonds)).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4])('leaves the cheapest of five atoms in a ring: %d', (nitrogen) => {
    expect(leftOver(5, ring(5), [nitrogen])).toEqual([nitrogen]);
  });

  test('leaves one atom if there is no Kekulé form', () => {
    expect(leftOver(13, [...ring(12), [0, 12], [4, 12], [8, 12]])).toHaveLength(1);
    expect(leftOver(5, ring(5))).toHaveLength(1);
  });

  test('accepts a system without atoms', () => {
    expect(leftOver(0, [])).toEqual([]);
  });

  test('finishes within a bounded number of steps if there are very many equal choices', () => {
    // A chain of stars: trying every combination would take forever.
    const bonds = Array.from({ length: 20 }, (_, k): [number, number][] => {
      const middle = 3 * k + 1;
      return [middle - 1, middle + 1, middle + 2].map((end) => [middle, end]);
    }).flat();
    expect(leftOver(62, bonds)).toHaveLength(22);
  });
});
