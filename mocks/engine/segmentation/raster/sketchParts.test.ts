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
    const structures = structuresOf(
      chains(gap),
      () => false,
      () => false,
    );
    expect(structures).toHaveLength(count);
    expect(structures.flatMap(({ bonds }) => bonds)).toHaveLength(4);
    for (const { atoms, bonds } of structures) {
      expect(bonds.every(({ begin, end }) => atoms[begin] && atoms[end])).toBe(true);
    }
  });

  /** Two rings of six, the second to the right of the first. */
  function rings(gap: number) {
    const corners = [0, 1, 2, 3, 4, 5].map((k) => ({
      x: 24 * Math.sin((k * Math.PI) / 3),
      y: 24 * Math.cos((k * Math.PI) / 3),
    }));
    const width = 2 * 24 * Math.sin(Math.PI / 3);
    const atoms = [0, width + gap].flatMap((dx) =>
      corners.map(({ x, y }) => ({ at: [x + dx, y] as const })),
    );
    const bonds = [0, 6].flatMap((first) =>
      corners.map((_, k): [number, number] => [first + k, first + ((k + 1) % 6)]),
    );
    return sketchOf(atoms, bonds);
  }

  test.each([
    ['ink', true, 1],
    ['paper', false, 2],
  ])('of two rings with %s between them, less than a bond apart', (_what, isInked, count) => {
    expect(
      structuresOf(
        rings(20),
        () => isInked,
        () => false,
      ),
    ).toHaveLength(count);
  });

  test.each([
    ['leads from one to the other', 45, true, 1],
    ['does not', 45, false, 2],
    ['leads on, but far', 60, true, 2],
  ])(
    'of two rings with room for an atom between them, where a line %s',
    (_what, gap, leads, count) => {
      expect(structuresOf(rings(gap), () => false, () => leads)).toHaveLength(count); // prettier-ignore
    },
  );
});
