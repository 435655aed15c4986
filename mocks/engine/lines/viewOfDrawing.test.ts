import type { Box } from '../geometry/box';
import type { PageContent, TextRun } from '../page/pageContent';
import { DrawingBuilder } from '../recognition/vector-graph/testing/drawingBuilder';
import { cyclohexane } from '../recognition/vector-graph/testing/readDrawing';
import { usualLength } from './bondLength';
import { closeViewOfDrawing, viewOfDrawing } from './viewOfDrawing';
import { printedAs } from '../page/testing/printedAs';

const BOX: Box = [170, 170, 230, 230];
const PAGE = cyclohexane().page();

const run = (text: string, x: number, y: number, angle: number): TextRun => ({
  text,
  ...{ x, y, width: 5 * text.length, size: 9, angle, bold: false, italic: false },
});

const withTexts = (...texts: TextRun[]): PageContent => ({ ...PAGE, texts });

describe('a drawing is turned like', () => {
  it.each<[string, PageContent, number]>([
    ['no letters: not at all', PAGE, 0],
    ['its letters', withTexts(run('OH', 210, 200, 90)), 1],
    ['its letters, upside down', withTexts(run('OH', 210, 200, 180)), 2],
    ['its letters, from bottom to top', withTexts(run('OH', 210, 200, -90)), 3],
    ['most of its letters', withTexts(run('OH', 200, 200, -90), run('N', 205, 210, 0)), 3],
    [
      'its letters, not those beside it',
      withTexts(run('O', 200, 200, 0), run('12a', 200, 240, 90)),
      0,
    ],
    ['those beside it, if it has none', withTexts(run('12', 240, 200, 90)), 1],
    ['no letters far from it', withTexts(run('12', 290, 200, 90)), 0],
    ['no letters at a slant', withTexts(run('OH', 200, 200, 40)), 0],
    ['no lines of text', withTexts(run('Downloaded by a reader', 235, 180, 90)), 0],
  ])('%s', (_what, page, quarters) => {
    expect(viewOfDrawing(page, BOX).quarters).toBe(quarters);
    expect(closeViewOfDrawing(page, BOX).quarters).toBe(quarters);
  });
});

describe('a drawing is looked at', () => {
  const at = (bond: number) => {
    const page = printedAs({ size: bond / 14, quarters: 0 }, PAGE);
    const box = BOX.map((edge) => (edge * bond) / 14) as unknown as Box;
    return [viewOfDrawing(page, box).distance, closeViewOfDrawing(page, box).distance];
  };

  it.each([
    [7, 1, 7 / 14.4],
    [10.9, 1, 10.9 / 14.4],
    [11.1, 1, 1],
    [17.9, 1, 1],
    [18.1, 1, 18.1 / 14.4],
    [29.9, 1, 29.9 / 14.4],
    [30.1, 2, 30.1 / 14.4],
    [61, 4, 61 / 14.4],
    [144, 8, 10],
  ])('for bonds of %d points from %d and %d times as far', (bond, distance, close) => {
    const [cut, read] = at(bond);
    expect(cut).toBe(distance);
    expect(read).toBeCloseTo(close, 6);
  });

  it('as it is printed where hardly any lines are equal', () => {
    const page = new DrawingBuilder().line({ x: 100, y: 100 }, { x: 300, y: 220 }).page();
    expect(closeViewOfDrawing(page, [90, 90, 310, 230]).distance).toBe(1);
  });

  it('no nearer for shapes made of specks', () => {
    expect(usualLength(Array<number>(500).fill(0.3))).toBeUndefined();
    expect(usualLength([...Array<number>(500).fill(0.3), 14, 14, 14.2])).toBe(14);
  });
});

it('a drawing’s bonds are no second lines of double bonds', () => {
  const drawing = cyclohexane();
  const ring = DrawingBuilder.ring(200, 200);
  ring.forEach((a, i) => drawing.doubleInside(a, ring[(i + 1) % 6] ?? a, { x: 200, y: 200 }));
  expect(closeViewOfDrawing(drawing.page(), BOX).distance).toBe(1);
});
