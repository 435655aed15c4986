import { sketchOf, testClasses } from '../testing/builders';
import { connectedComponents, withoutSmallComponents } from './connectedComponents';

/** A chain of `length` atoms next to a two-atom part and a lone halogen. */
function drawing(length: number) {
  const chain = Array.from({ length }, (_, i) => ({ at: [24 * i, 0] as const }));
  const bonds = chain.slice(1).map((_, i) => [i, i + 1] as const);
  return sketchOf(
    [...chain, { at: [0, 90] }, { at: [24, 90] }, { at: [90, 90], name: 'Br' }],
    [...bonds, [length, length + 1]],
  );
}

/** The sizes of the parts that remain of a chain of seven next to one of `length` with bonds of `bond`. */
function besideChain(length: number, bond: number, name: string): number[] {
  const structure = Array.from({ length: 7 }, (_, i) => ({ at: [24 * i, 0] as const }));
  const letters = Array.from({ length }, (_, i) => ({ at: [bond * i, 90] as const }));
  const bondsFrom = (first: number, count: number) =>
    Array.from({ length: count - 1 }, (_, i) => [first + i, first + i + 1] as const);
  const sketch = sketchOf(
    [...structure, ...letters.slice(1), { at: [bond * length, 90], name }],
    [...bondsFrom(0, 7), ...bondsFrom(7, length)],
  );
  return connectedComponents(withoutSmallComponents(testClasses, sketch)).map(
    (part) => part.length,
  );
}

describe('withoutSmallComponents', () => {
  test('drops two-atom parts next to a structure of five atoms, but keeps the salt', () => {
    const sketch = withoutSmallComponents(testClasses, drawing(5));
    expect(connectedComponents(sketch).map((part) => part.length)).toEqual([5, 1]);
    expect(sketch.bonds).toHaveLength(4);
  });

  test('keeps everything if no part is that large', () => {
    const parts = connectedComponents(withoutSmallComponents(testClasses, drawing(4)));
    expect(parts.map((part) => part.length)).toEqual([4, 2, 1]);
  });

  test.each([
    ['letters read as short bonds', 5, 14, 'C', [7]],
    ['six atoms', 6, 14, 'C', [7, 6]],
    ['bonds of usual length', 4, 24, 'C', [7, 4]],
    ['a part with another element', 4, 14, 'O', [7, 4]],
  ] as const)('%s next to a structure', (_, length, bond, name, parts) => {
    expect(besideChain(length, bond, name)).toEqual(parts);
  });
});
