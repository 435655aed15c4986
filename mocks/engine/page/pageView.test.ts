import type { Box } from '../geometry/box';
import type { PageContent, TextRun } from './pageContent';
import { AS_PRINTED, imageIn, seenIn, type PageView } from './pageView';
import type { Quarters } from './quarterTurns';
import { printedAs } from './testing/printedAs';

const run: TextRun = {
  text: 'OH',
  ...{ x: 30, y: 40, width: 14, size: 10, angle: 0, bold: false, italic: false },
};

const PAGE: PageContent = {
  pageIndex: 0,
  width: 100,
  height: 60,
  paths: [
    {
      kind: 'stroke',
      lineWidth: 0.5,
      ink: 1,
      dashed: false,
      subpaths: [
        {
          points: [
            { x: 10, y: 20 },
            { x: 30, y: 25 },
          ],
          closed: false,
          curved: true,
          middles: [{ x: 20, y: 30 }],
        },
      ],
    },
  ],
  texts: [run],
  images: [{ box: [5, 6, 15, 26], pixelWidth: 20, pixelHeight: 40, stencil: true }],
};

const BOX: Box = [12, 14, 40, 50];

describe('a page seen in a view', () => {
  it('as it is printed is itself', () => {
    expect(seenIn(AS_PRINTED, PAGE).content).toBe(PAGE);
  });

  it.each([0, 1, 2, 3] as const)(
    'is upright and of its usual size again: %i quarters',
    (quarters) => {
      const size = 4;
      const side = quarters % 2 === 0 ? PAGE : { width: PAGE.height, height: PAGE.width };
      const printed = {
        ...printedAs({ size, quarters }, PAGE),
        width: size * side.width,
        height: size * side.height,
      };
      const { content } = seenIn({ quarters, distance: size }, printed);
      expect(content).toEqual(PAGE);
    },
  );

  it.each<Quarters>([1, 2, 3])('leads back to the page: %i quarters', (quarters) => {
    const { toView, toPage } = seenIn({ quarters, distance: 2 }, PAGE);
    expect(toPage(toView(BOX))).toEqual(BOX);
  });

  it.each<Quarters>([1, 2, 3])('has its ink where its picture has it: %i quarters', (quarters) => {
    const [width, height] = [100, 60];
    const data = new Uint8ClampedArray(4 * width * height).fill(255);
    const [x, y] = [37, 11];
    data.set([1, 2, 3, 4], 4 * (y * width + x));
    const view: PageView = { quarters, distance: 1 };
    const image = imageIn(view, { width, height, data, dpi: 72 });
    const [x0, y0] = seenIn(view, PAGE).toView([x, y, x + 1, y + 1]);
    expect([...image.data.slice(4 * (y0 * image.width + x0)).subarray(0, 4)]).toEqual([1, 2, 3, 4]);
  });

  it('has more pixels to a point from farther away', () => {
    const image = { width: 1, height: 1, data: new Uint8ClampedArray(4), dpi: 300 };
    expect(imageIn({ quarters: 0, distance: 3 }, image)).toEqual({ ...image, dpi: 900 });
  });
});
