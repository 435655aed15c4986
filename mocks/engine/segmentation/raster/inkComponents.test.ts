import { greyPage } from './testing/drawnPage';
import { findInkComponents } from './inkComponents';

describe('findInkComponents', () => {
  test('finds each spot with its box and size', () => {
    const page = greyPage(40, 30);
    page.fill(2, 3, 6, 5);
    page.fill(20, 10, 21, 25);
    const { components, labels } = findInkComponents(page.image);
    expect(components.map(({ box, pixels }) => [box, pixels])).toEqual([
      [[2, 3, 6, 5], 8],
      [[20, 10, 21, 25], 15],
    ]);
    expect(labels[3 * 40 + 2]).toBe(1);
    expect(labels[12 * 40 + 20]).toBe(2);
    expect(labels[0]).toBe(0);
  });

  test('joins pixels that touch at a corner', () => {
    const page = greyPage(10, 10);
    page.fill(2, 2, 4, 4);
    page.fill(4, 4, 6, 6);
    expect(findInkComponents(page.image).components).toHaveLength(1);
  });

  test('treats light grey as paper', () => {
    const page = greyPage(10, 10);
    page.fill(2, 2, 4, 4, 190);
    page.fill(6, 6, 8, 8, 189);
    expect(findInkComponents(page.image).components).toHaveLength(1);
  });

  test.each([
    ['a line', [2, 10, 38, 11], 1],
    ['an upright bar', [5, 5, 9, 25], 4],
    ['a square', [5, 5, 15, 15], 10],
  ] as const)('measures the breadth of %s', (_, [x0, y0, x1, y1], breadth) => {
    const page = greyPage(40, 30);
    page.fill(x0, y0, x1, y1);
    expect(findInkComponents(page.image).components[0]?.breadth).toBeCloseTo(breadth, 5);
  });

  test('measures the breadth of a slanting line perpendicular to it', () => {
    const page = greyPage(100, 100);
    page.line(10, 10, 90, 70);
    expect(findInkComponents(page.image).components[0]?.breadth).toBeLessThan(3.5);
  });
});
