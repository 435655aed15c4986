import { sketchOf } from '../../recognition/pixel-graph/testing/builders';
import { structuresOf } from './sketchParts';

/** Two chains of three atoms, the second beginning `gap` pixels after the end of the first. */
function chains(gap: number) {
  const second = 48 + gap;
  return sketchOf(
    [0, 24, 48, second, second + 24, second + 48].map((x) => ({ at: [x, 0] as const })),
    [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
    ],
  );
}

describe('structuresOf', () => {
  test.each([
    [29, 1],
    [31, 2],
    [100, 2],
  ])('of two chains %i pixels apart (a bond has 24)', (gap, count) => {
    const structures = structuresOf(chains(gap));
    expect(structures).toHaveLength(count);
    expect(structures.flatMap(({ bonds }) => bonds)).toHaveLength(4);
    for (const { atoms, bonds } of structures) {
      expect(bonds.every(({ begin, end }) => atoms[begin] && atoms[end])).toBe(true);
    }
  });
});
