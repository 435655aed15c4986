import type { ColourImage } from '../ink/pixels';
import type { Box } from '../geometry/box';
import { cutOut, isCutOutAt, onPage } from './cutOut';
import { highlightBox } from './highlightBox';

/** A white page of 100 x 100 points at 72 dpi: one pixel per point. */
function page(paint: (x: number, y: number) => number): ColourImage {
  const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
  for (let y = 0; y < 100; y += 1) {
    for (let x = 0; x < 100; x += 1)
      data.fill(paint(x, y), (y * 100 + x) * 4, (y * 100 + x) * 4 + 3);
  }
  return { width: 100, height: 100, data, dpi: 72 };
}

const redAt = ({ width, data }: ColourImage, x: number, y: number) => data[(y * width + x) * 4];

describe('a cut-out', () => {
  const black = page(() => 0);

  it('has a white margin of 4 points around its box', () => {
    const part = cutOut(black, [20, 20, 40, 30], []);
    expect([part.width, part.height]).toEqual([22 + 8, 12 + 8]);
    expect(redAt(part, 3, 3)).toBe(255);
    expect(redAt(part, 4, 4)).toBe(0);
    expect(redAt(part, part.width - 4, 10)).toBe(255);
  });

  it('contains no ink of a neighbour that touches its box', () => {
    const part = cutOut(black, [20, 20, 40, 30], [[40, 20, 60, 30]]);
    // Column 40 of the page, half a line's width beyond the box, belongs to the neighbour.
    expect(redAt(part, 4 + 40 - 19, 10)).toBe(255);
    expect(redAt(part, 4 + 39 - 19, 10)).toBe(0);
  });

  it('shares with a neighbour what is in both boxes', () => {
    const part = cutOut(black, [20, 20, 40, 30], [[35, 20, 60, 30]]);
    expect(redAt(part, 4 + 38 - 19, 10)).toBe(0);
  });

  it('ends at the edge of the page', () => {
    const part = cutOut(black, [90, 90, 100, 100], []);
    expect([part.width, part.height]).toEqual([11 + 8, 11 + 8]);
  });

  it.each<[string, Box]>([
    ['within the page', [20, 30, 40, 50]],
    ['at its edge', [0, 0, 15, 15]],
    ['between pixels', [20.7, 30.3, 41, 51]],
  ])('gives the page coordinates of its pixels, for a box %s', (_where, box) => {
    const place = onPage(box, 72)({ x: 10, y: 12 });
    const across = cutOut(
      page((x) => 100 + x),
      box,
      [],
    );
    const down = cutOut(
      page((_x, y) => 100 + y),
      box,
      [],
    );
    expect(place).toEqual({ x: redAt(across, 10, 12)! - 100, y: redAt(down, 10, 12)! - 100 });
  });

  it.each<[string, Box, number, boolean]>([
    ['at its resolution', [20, 30, 60, 70], 72, true],
    ['at its resolution, from the page’s edge', [0, 0, 40, 40], 72, true],
    ['not at another one', [20, 30, 60, 70], 60, false],
  ])('is recognised by its size %s', (_where, box, dpi, expected) => {
    expect(isCutOutAt(box, dpi, cutOut(black, box, []))).toBe(expected);
  });
});

describe('a highlighted page', () => {
  it('has a fill of 30 % in the box and 10 pixels of border around it', () => {
    const marked = page(() => 255);
    highlightBox(marked, [40, 40, 60, 60]);
    expect(redAt(marked, 50, 50)).toBe(Math.round(255 * 0.7));
    expect(redAt(marked, 30, 50)).toBe(0);
    expect(redAt(marked, 39, 50)).toBe(0);
    expect(redAt(marked, 29, 50)).toBe(255);
    expect(redAt(marked, 70, 50)).toBe(255);
  });
});
