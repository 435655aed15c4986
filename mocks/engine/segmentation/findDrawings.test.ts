import type { ImagePlacement, PageContent } from '../page/pageContent';
import type { GreyImage } from '../ink/pixels';
import type { Box } from '../geometry/box';
import type { Drawing } from './drawing';
import { findDrawings } from './findDrawings';

const picture = (box: Box, stencil = false): ImagePlacement => ({
  box,
  pixelWidth: 100,
  pixelHeight: 100,
  stencil,
});

const pageWith = (images: readonly ImagePlacement[]): PageContent => ({
  pageIndex: 0,
  width: 600,
  height: 800,
  paths: [],
  texts: [],
  images,
});

const drawing = (route: Drawing['route'], box: Box, confidence = 0.9): Drawing => ({
  route,
  box,
  confidence,
});

/** Runs the fusion with given results of each route; reports whether the page was painted. */
async function fuse(
  images: readonly ImagePlacement[],
  vector: readonly Drawing[],
  raster: readonly Drawing[],
) {
  const blank: GreyImage = { width: 1, height: 1, data: new Uint8Array([255]) };
  const paint = jest.fn(async () => blank);
  const known: Box[] = [];
  const found = await findDrawings(
    { content: pageWith(images), paint },
    {
      vector: () => vector,
      raster: async (_image, _pictures, drawn) => {
        known.push(...drawn);
        return raster;
      },
    },
  );
  const painted = paint.mock.calls.length > 0;
  return { boxes: found.map(({ box }) => box), found, painted, known };
}

const LINES = drawing('vector', [100, 100, 200, 200]);
const PIXELS = drawing('raster', [300, 400, 400, 500]);

describe('drawings of a page', () => {
  it('are not searched for in the pixels of a page without pictures', async () => {
    expect(await fuse([], [LINES], [PIXELS])).toMatchObject({ painted: false, found: [LINES] });
  });

  it('come from lines and from a bitmap', async () => {
    const { found } = await fuse([picture([290, 390, 410, 510])], [LINES], [PIXELS]);
    expect(found).toEqual([LINES, PIXELS]);
  });

  it.each([
    ['that are drawn elsewhere are not looked for in a bitmap', [290, 390, 410, 510], 1],
    ['are looked for in a bitmap that has lines over it', [90, 90, 410, 510], 0],
  ] as const)('%s', async (_what, bitmap, count) => {
    const { known } = await fuse([picture(bitmap)], [LINES], [PIXELS]);
    expect(known).toHaveLength(count);
  });

  it('come from pixels only where there is a picture', async () => {
    const { found } = await fuse([picture([10, 10, 60, 60])], [LINES], [PIXELS]);
    expect(found).toEqual([LINES]);
  });

  it('are neither lost nor found twice on a page that mixes lines, bitmaps and tiles', async () => {
    const below = drawing('vector', [300, 520, 400, 600]);
    const ofTiles = drawing('raster', [100, 600, 180, 660]);
    const tiles = [0, 1, 2, 3, 4].map((n) => picture([105 + 14 * n, 620, 115 + 14 * n, 650], true));
    const again = drawing('raster', [302, 522, 398, 598]);
    const { found } = await fuse(
      [picture([290, 390, 410, 510]), ...tiles],
      [LINES, below],
      [PIXELS, ofTiles, again],
    );
    expect(found).toEqual([LINES, PIXELS, below, ofTiles]);
  });

  it('are searched for on the whole page if it has thousands of bitmaps', async () => {
    const bitmaps = Array.from({ length: 5001 }, () => picture([10, 10, 60, 60]));
    expect((await fuse(bitmaps, [LINES], [PIXELS])).found).toEqual([LINES, PIXELS]);
  });

  it.each<[string, Box, Partial<Drawing>[]]>([
    ['nothing of one beside the page', [650, 100, 750, 200], []],
    ['nothing of one below it', [100, 837, 200, 900], []],
    ['no sliver', [597, 100, 700, 200], []],
    [
      'the part on it of one at its edge',
      [550, 100, 700, 200],
      [{ box: [550, 100, 600, 200], isCut: true }],
    ],
    ['all of one that ends at its edge', [500, 100, 601, 200], [{ box: [500, 100, 600, 200] }]],
  ])('are what a reader sees of the page: %s', async (_what, box, seen) => {
    const expected = seen.map((part) => ({ ...LINES, ...part }));
    expect((await fuse([], [drawing('vector', box)], [])).found).toEqual(expected);
    const onPicture = { ...drawing('raster', box) };
    const all = await fuse([picture([0, 0, 800, 900])], [], [onPicture]);
    expect(all.found).toEqual(expected.map((part) => ({ ...part, route: 'raster' })));
  });

  it('are not found twice: the lines win', async () => {
    const again = drawing('raster', [105, 95, 205, 205]);
    expect((await fuse([picture([90, 90, 150, 150])], [LINES], [again])).found).toEqual([LINES]);
  });

  it('are taken whole from a bitmap that a few lines cross', async () => {
    const fragment = drawing('vector', [310, 410, 340, 450]);
    const { found } = await fuse([picture([290, 390, 410, 510])], [fragment], [PIXELS]);
    expect(found).toEqual([PIXELS]);
  });

  it('count once if the pixels show them twice: the more certain one', async () => {
    const unsure = drawing('raster', [305, 405, 395, 495], 0.4);
    const { found } = await fuse([picture([290, 390, 410, 510])], [], [unsure, PIXELS]);
    expect(found).toEqual([PIXELS]);
  });

  it.each([
    ['by three tenths are two', 170, 2],
    ['by more are one', 169, 1],
  ])('of lines and of pixels that overlap %s', async (_how, left, count) => {
    const beside = drawing('raster', [left, 100, left + 100, 200]);
    const { found } = await fuse([picture([0, 0, 600, 800])], [LINES], [beside]);
    expect(found).toHaveLength(count);
  });

  it.each([
    ['by three tenths are two', 370, 2],
    ['by more are one', 369, 1],
  ])('of pixels alone that overlap %s', async (_how, left, count) => {
    const beside = drawing('raster', [left, 400, left + 100, 500], 0.4);
    const { found } = await fuse([picture([0, 0, 600, 800])], [], [PIXELS, beside]);
    expect(found).toHaveLength(count);
  });

  it('do not need the pixels for the label tiles of line drawings', async () => {
    const tiles = [0, 1, 2, 3, 4, 5].map((n) =>
      picture([100 + 20 * n, 150, 110 + 20 * n, 160], true),
    );
    expect((await fuse(tiles, [LINES], [])).painted).toBe(false);
  });

  it('need the pixels for a figure made only of tiles', async () => {
    const tiles = [0, 1, 2, 3, 4].map((n) =>
      picture([300 + 20 * n, 420 + 9 * n, 310 + 20 * n, 430 + 9 * n], true),
    );
    expect((await fuse(tiles, [LINES], [])).painted).toBe(true);
  });

  it('are ordered in rows from top to bottom, each from left to right', async () => {
    const boxes: Box[] = [
      [300, 105, 400, 190],
      [100, 300, 200, 400],
      [100, 100, 200, 200],
      [300, 310, 400, 380],
    ];
    const { boxes: order } = await fuse(
      [],
      boxes.map((box) => drawing('vector', box)),
      [],
    );
    expect(order).toEqual([boxes[2], boxes[0], boxes[1], boxes[3]]);
  });

  it('end at the edge of the page', async () => {
    const { boxes } = await fuse([], [drawing('vector', [-3, 700, 610, 805])], []);
    expect(boxes).toEqual([[0, 700, 600, 800]]);
  });
});
