import { testClasses } from '../../recognition/pixel-graph/testing/builders';
import { channelLayout } from '../../recognition/pixel-graph/network';
import { findRasterDrawings } from './findRasterDrawings';
import { greyPage } from './testing/drawnPage';

/** Counts its calls, and sees nothing. */
function blindNet() {
  const asked: number[] = [];
  const { count } = channelLayout(testClasses.names.length);
  const run = (_: Float32Array, height: number, width: number): Promise<Float32Array> => {
    asked.push(height * width);
    return Promise.resolve(new Float32Array((count * height * width) / 16).fill(-10));
  };
  return { asked, net: { run, classes: testClasses } };
}

describe('findRasterDrawings', () => {
  test('does not run the network on a page of letters', async () => {
    const page = greyPage(800, 800);
    for (let y = 20; y < 760; y += 24) for (let x = 20; x < 760; x += 14) page.ring(x, y, 5, 7);
    const { net, asked } = blindNet();
    expect(await findRasterDrawings(net, page.image)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('shows the network only a net of bonds, not the page', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { net, asked } = blindNet();
    expect(await findRasterDrawings(net, page.image)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.max(...asked)).toBeLessThan(200 * 200);
  });

  test('skips the other scales if the likeliest one shows no bonds', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { net, asked } = blindNet();
    await findRasterDrawings(net, page.image);
    expect(asked).toHaveLength(1);
  });

  test('does not run the network outside the pictures', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { net, asked } = blindNet();
    await findRasterDrawings(net, page.image, [[250, 250, 390, 390]]);
    expect(asked).toEqual([]);
    await findRasterDrawings(net, page.image, [[190, 190, 210, 210]]);
    expect(asked).not.toEqual([]);
  });

  test.each([
    ['without pixels', greyPage(0, 0).image],
    ['whose pixels do not fit its size', { ...greyPage(20, 20).image, width: 40 }],
  ])('finds nothing on a page %s', async (_, page) => {
    expect(await findRasterDrawings(blindNet().net, page)).toEqual([]);
  });
});
