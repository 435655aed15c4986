import type { Box } from '../../geometry/box';
import { paintedLetters } from './paintedLetters';

describe('letters that a page paints', () => {
  const page = { pageIndex: 0, width: 600, height: 800, texts: [], images: [] };
  const outline = ([x0, y0, x1, y1]: Box) => ({
    points: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
    closed: true,
    curved: false,
  });
  const filled = (...boxes: Box[]) => ({
    ...{ kind: 'fill' as const, lineWidth: 0, ink: 1, dashed: false },
    subpaths: boxes.map(outline),
  });

  test('a hole and a dot belong to their letter, stacked letters are two', () => {
    const o = filled([0, 90, 6, 97], [1, 91, 5, 96]);
    const i = filled([10, 92, 11, 97], [10, 90, 11, 91]);
    const stacked = filled([20, 82, 25, 89], [20, 90, 25, 97]);
    expect(paintedLetters({ ...page, paths: [o, i, stacked] })[1]).toEqual([
      [0, 90, 6, 97],
      [10, 90, 11, 97],
      [20, 82, 25, 89],
      [20, 90, 25, 97],
    ]);
  });

  test('large shapes and pale ones are no letters', () => {
    const panel = filled([0, 0, 200, 100]);
    const pale = { ...filled([0, 90, 6, 97]), ink: 0.2 };
    expect(paintedLetters({ ...page, paths: [panel, pale] })).toEqual([[], []]);
  });

  test('letters that are tiles are kept apart from outlines, which are bonds then', () => {
    const tile = { box: [0, 90, 6, 97] as const, pixelWidth: 60, pixelHeight: 70, stencil: true };
    const bond = filled([3, 80, 4, 96]);
    expect(paintedLetters({ ...page, images: [tile], paths: [bond] })).toEqual([
      [[0, 90, 6, 97]],
      [[3, 80, 4, 96]],
    ]);
  });
});
