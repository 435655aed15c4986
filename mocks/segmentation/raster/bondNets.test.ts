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
});
