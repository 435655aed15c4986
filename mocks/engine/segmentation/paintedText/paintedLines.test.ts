import type { Box } from '../../geometry/box';
import { paintedLetters } from '../../lines/letterShapes/paintedLetters';
import { paintedLines } from './paintedLine';

const BASELINE = 100;
/** A letter that stands on the baseline, 7 points high unless told. */
const letter = (x: number, width: number, height = 7): Box => [
  x,
  BASELINE - height,
  x + width,
  BASELINE,
];

const wordLengths = (letters: readonly Box[]) =>
  paintedLines(letters).map(({ words }) => words.map(({ length }) => length));

describe('lines of painted letters', () => {
  test('a blank parts two words, the gaps between letters do not', () => {
    const letters = [0, 5, 10, 18, 23].map((x) => letter(x, 4));
    expect(wordLengths(letters)).toEqual([[3, 2]]);
  });

  test('letters far apart, above each other, or fewer than four are no line', () => {
    const row = [0, 5, 10, 15].map((x) => letter(x, 4));
    const far = [60, 65, 70, 75].map((x) => letter(x, 4));
    const few = [100, 105, 110].map((x) => letter(x, 4));
    expect(wordLengths([...row, ...far, ...few])).toEqual([[4], [4]]);
  });

  test('descenders do not move the baseline, and the tallest letter tells the height of capitals', () => {
    const p: Box = [5, BASELINE - 5, 9, BASELINE + 2];
    const [line] = paintedLines([letter(0, 4), p, letter(10, 4, 5), letter(15, 4, 5)]);
    expect(line).toMatchObject({ baseline: BASELINE, height: 7 });
  });

  test('lowered digits stand on their own line', () => {
    const sub: Box = [20, BASELINE - 3, 22, BASELINE + 2];
    const letters = [0, 5, 10, 15].map((x) => letter(x, 4));
    const [line] = paintedLines([...letters, sub]);
    expect(line?.words[0]?.at(-1)?.frame).toEqual({ baseline: BASELINE + 2, height: 5 });
    expect(line?.words[0]?.at(0)?.frame.baseline).toBe(BASELINE);
  });
});

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
