import type { NetworkView } from './network';
import { findPeaks } from './peaks';

/** A view with one channel; values are logits. */
function view(rows: readonly (readonly number[])[]): NetworkView {
  const columns = rows[0]?.length ?? 0;
  const ink = { width: columns * 4, height: rows.length * 4, data: new Float32Array() };
  return { heads: Float32Array.from(rows.flat()), columns, rows: rows.length, ink };
}

describe('findPeaks', () => {
  test.each([
    [
      'a lone peak',
      [
        [-9, -9, -9],
        [-9, 3, -9],
        [-9, -9, -9],
      ],
      ['1,1'],
    ],
    [
      'peaks in the corners',
      [
        [3, -9, 2],
        [-9, -9, -9],
        [1, -9, 4],
      ],
      ['0,0', '2,0', '0,2', '2,2'],
    ],
    [
      'only the top of a hill',
      [
        [0, 1, 0],
        [1, 2, 1],
        [0, 1, 0],
      ],
      ['1,1'],
    ],
    ['both cells of a flat top', [[-9, 2, 2, -9]], ['1,0', '2,0']],
    ['nothing at or below the threshold', [[-9, 0, -9]], []],
  ])('finds %s', (_, rows, places) => {
    expect(findPeaks(view(rows), 0, 0.5).map(({ column, row }) => `${column},${row}`)).toEqual(
      places,
    );
  });

  test('reads the requested channel', () => {
    const two = { ...view([[-9, -9]]), heads: Float32Array.of(-9, -9, -9, 3) };
    expect(findPeaks(two, 0, 0.5)).toEqual([]);
    expect(findPeaks(two, 1, 0.5)).toHaveLength(1);
  });
});
