import { sketchOf } from '../testing/builders';
import { partsOf, withoutCrumbs } from './crumbs';

/** A chain of `length` atoms beside a two-atom crumb and a lone halogen. */
function drawing(length: number) {
  const chain = Array.from({ length }, (_, i) => ({ at: [24 * i, 0] as const }));
  const bonds = chain.slice(1).map((_, i) => [i, i + 1] as const);
  return sketchOf(
    [...chain, { at: [0, 90] }, { at: [24, 90] }, { at: [90, 90], name: 'Br' }],
    [...bonds, [length, length + 1]],
  );
}

describe('withoutCrumbs', () => {
  test('drops two-atom parts beside a structure of five atoms, keeps the salt', () => {
    const sketch = withoutCrumbs(drawing(5));
    expect(partsOf(sketch).map((part) => part.length)).toEqual([5, 1]);
    expect(sketch.bonds).toHaveLength(4);
  });

  test('keeps everything when no part is that large', () => {
    expect(partsOf(withoutCrumbs(drawing(4))).map((part) => part.length)).toEqual([4, 2, 1]);
  });
});
