import { drawingRegions } from './drawingRegions';
import { findBondNets } from './bondNets';
import { findInkComponents } from './inkComponents';
import { greyPage } from './testing/drawnPage';

type Page = ReturnType<typeof greyPage>;

function regionsOf(draw: (page: Page) => void) {
  const page = greyPage(500, 300);
  draw(page);
  const ink = findInkComponents(page.image);
  return drawingRegions(ink, findBondNets(page.image, ink, 144), 144);
}

describe('drawingRegions', () => {
  test('joins two rings that are a label’s width apart', () => {
    expect(
      regionsOf((page) => {
        page.ring(100, 100, 28, 6);
        page.ring(175, 100, 28, 6);
      }),
    ).toHaveLength(1);
  });

  test('keeps rings 25 points apart separate', () => {
    expect(
      regionsOf((page) => {
        page.ring(100, 100, 28, 6);
        page.ring(210, 100, 28, 6);
      }),
    ).toHaveLength(2);
  });

  test('joins rings further apart than that if labels fill the gap', () => {
    const [region, ...others] = regionsOf((page) => {
      page.ring(100, 100, 28, 6);
      for (let k = 0; k < 4; k++) page.fill(132 + 11 * k, 95, 140 + 11 * k, 107);
      page.ring(202, 100, 28, 6);
    });
    expect(others).toEqual([]);
    expect(region?.members.size).toBe(6);
  });

  test.each<[string, (page: Page) => void, number]>([
    ['with a rule between them', (page) => page.fill(20, 136, 300, 138), 2],
    ['with a bond between them', (page) => page.fill(80, 136, 120, 138), 1],
    ['beside a rule', (page) => page.fill(150, 20, 152, 280), 1],
  ])('rings one above the other, %s', (_where, draw, count) => {
    expect(
      regionsOf((page) => {
        page.ring(100, 100, 28, 6);
        page.ring(100, 175, 28, 6);
        draw(page);
      }),
    ).toHaveLength(count);
  });

  test('includes letters next to a ring, and those next to them', () => {
    const [region] = regionsOf((page) => {
      page.ring(100, 100, 28, 6);
      page.fill(132, 95, 140, 107);
      page.fill(143, 95, 151, 107);
      page.fill(200, 95, 208, 107);
    });
    expect(region?.members.size).toBe(3);
    expect(region?.box[2]).toBe(151);
  });

  test('follows a line of text no further than the longest labels reach', () => {
    const [region] = regionsOf((page) => {
      page.ring(100, 100, 28, 6);
      for (let k = 0; k < 30; k++) page.fill(132 + 11 * k, 95, 140 + 11 * k, 107);
    });
    expect(region?.box[2]).toBeLessThan(130 + 2 * 45 + 12);
  });

  test.each([
    ['a circle', 60],
    ['a hexagon', 6],
  ])('leaves out %s around a drawing', (_frame, corners) => {
    const [region, ...others] = regionsOf((page) => {
      page.ring(150, 150, 28, 6);
      page.ring(150, 150, 80, corners);
    });
    expect(others).toEqual([]);
    expect(region?.members.size).toBe(1);
    expect(region?.box[2]).toBeLessThan(185);
  });

  test('keeps drawings in closed frames apart, however close', () => {
    expect(
      regionsOf((page) => {
        for (const x of [100, 180]) {
          page.ring(x, 100, 28, 6);
          page.ring(x, 100, 37, 60);
        }
      }),
    ).toHaveLength(2);
  });

  test('keeps what a large ring with substituents encloses together with it', () => {
    const regions = regionsOf((page) => {
      page.ring(150, 150, 80, 12);
      page.line(229, 150, 290, 150);
      page.ring(150, 150, 28, 6);
    });
    expect(regions.map(({ members }) => members.size)).toEqual([2]);
  });

  test('finds no region on a page without nets', () => {
    expect(regionsOf((page) => page.fill(132, 95, 140, 107))).toEqual([]);
  });
});
