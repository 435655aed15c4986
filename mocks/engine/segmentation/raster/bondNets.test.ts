import { findBondNets } from './bondNets';
import { findInkComponents } from './inkComponents';
import { greyPage } from './testing/drawnPage';

type Page = ReturnType<typeof greyPage>;

describe('findBondNets', () => {
  test.each([
    ['a ring of six bonds', (page: Page) => page.ring(100, 100, 28, 6), 1],
    [
      'a zigzag chain',
      (page: Page) => {
        for (let k = 0; k < 6; k++)
          page.line(40 + 24 * k, k % 2 ? 114 : 100, 64 + 24 * k, k % 2 ? 100 : 114);
      },
      1,
    ],
    [
      'a ring in a coarse scan, with lines of dots',
      (page: Page) => {
        page.ring(100, 100, 56, 6);
        page.grain(180);
      },
      1,
    ],
    ['a letter of 10 points', (page: Page) => page.ring(100, 100, 8, 6), 0],
    ['a straight line', (page: Page) => page.line(20, 100, 180, 120), 0],
    [
      'a table',
      (page: Page) => {
        for (let k = 0; k < 5; k++) page.fill(20, 20 + 40 * k, 182, 22 + 40 * k);
        for (let k = 0; k < 5; k++) page.fill(20 + 40 * k, 20, 22 + 40 * k, 182);
      },
      0,
    ],
    [
      'the axes of a chart with a zigzag line',
      (page: Page) => {
        page.fill(20, 20, 22, 182);
        page.fill(20, 180, 182, 182);
        for (let k = 0; k < 6; k++)
          page.line(21 + 24 * k, k % 2 ? 40 : 150, 45 + 24 * k, k % 2 ? 150 : 40);
      },
      0,
    ],
    [
      'a ring with a straight chain of 60 points',
      (page: Page) => {
        page.ring(50, 100, 28, 6);
        page.line(74, 100, 194, 100);
      },
      1,
    ],
    [
      'a photograph',
      (page: Page) => {
        for (let y = 20; y < 180; y++)
          for (let x = 20; x < 180; x++) page.fill(x, y, x + 1, y + 1, (x * y * 37) % 180);
      },
      0,
    ],
  ])('of %s', (_, draw, count) => {
    const page = greyPage(220, 220);
    draw(page);
    const ink = findInkComponents(page.image);
    expect(ink.components.length).toBeGreaterThan(0);
    expect(findBondNets(page.image, ink, 144)).toHaveLength(count);
  });

  test('examines at most five pages’ worth of overlapping boxes', () => {
    const side = 500;
    const page = greyPage(side, side);
    // Parallel chains from the upper left to the lower right.
    const thickLine = (x0: number, y0: number, x1: number, y1: number) => {
      for (let k = 0; k < 3; k++) page.line(x0 + k, y0 + k, x1 + k, y1 + k);
    };
    for (let chain = 0; chain < 17; chain++) {
      let [x, y] = [4 + 11 * chain, 4 + 11 * (16 - chain)];
      for (let bond = 0; bond < 18; bond++) {
        const [dx, dy] = bond % 2 ? [26, 8] : [8, 26];
        thickLine(x, y, x + dx, y + dy);
        [x, y] = [x + dx, y + dy];
      }
    }
    const ink = findInkComponents(page.image);
    expect(ink.components).toHaveLength(17);
    const nets = findBondNets(page.image, ink, 144);
    const areaOf = (i: number) => {
      const [x0, y0, x1, y1] = ink.components[i]?.box ?? [0, 0, 0, 0];
      return (x1 - x0) * (y1 - y0);
    };
    const looked = nets.reduce((sum, i) => sum + areaOf(i), 0) / side ** 2;
    expect(looked).toBeGreaterThan(4);
    expect(looked).toBeLessThanOrEqual(5);
  });
});
