import { hasLetterSize, joinPieces } from './letterPieces';

test('a hole and a dot belong to their letter, stacked letters are two', () => {
  expect(
    joinPieces([
      [0, 90, 6, 97],
      [1, 91, 5, 96],
      [10, 92, 11, 97],
      [10, 90, 11, 91],
      [20, 82, 25, 89],
      [20, 90, 25, 97],
    ]),
  ).toEqual([
    [0, 90, 6, 97],
    [10, 90, 11, 97],
    [20, 82, 25, 89],
    [20, 90, 25, 97],
  ]);
});

test('a dot under a letter is the next line’s', () => {
  const descender = [0, 80, 4, 89] as const;
  const [dot, stem] = [[1, 90, 2, 91] as const, [1, 92, 2, 97] as const];
  expect(joinPieces([descender, dot, stem])).toEqual([descender, [1, 90, 2, 97]]);
});

test('a panel and a speck are no letters', () => {
  const sizes = { min: 0.4, max: 16 };
  expect(hasLetterSize([0, 90, 6, 97], sizes)).toBe(true);
  expect(hasLetterSize([0, 0, 200, 100], sizes)).toBe(false);
  expect(hasLetterSize([0, 0, 0.2, 0.2], sizes)).toBe(false);
});
