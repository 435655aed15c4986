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
  return { asked, network: jest.fn(async () => ({ run, classes: testClasses })) };
}

describe('findRasterDrawings', () => {
  test('does not even load the network for a page of letters', async () => {
    const page = greyPage(800, 800);
    for (let y = 20; y < 760; y += 24) for (let x = 20; x < 760; x += 14) page.ring(x, y, 5, 7);
    const { network } = blindNet();
    expect(await findRasterDrawings(network, page.image)).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });

  test('shows the network only a net of bonds, not the page', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { network, asked } = blindNet();
    expect(await findRasterDrawings(network, page.image)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.max(...asked)).toBeLessThan(200 * 200);
  });

  test('skips the other scales if the likeliest one shows no bonds', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { network, asked } = blindNet();
    await findRasterDrawings(network, page.image);
    expect(asked).toHaveLength(1);
  });

  test('does not load the network for what is outside the pictures', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { network, asked } = blindNet();
    await findRasterDrawings(network, page.image, [[250, 250, 390, 390]]);
    expect(network).not.toHaveBeenCalled();
    await findRasterDrawings(network, page.image, [[190, 190, 210, 210]]);
    expect(asked).not.toEqual([]);
  });

  test('does not load the network for what is known to be drawn', async () => {
    const page = greyPage(800, 800);
    page.ring(400, 400, 28, 6);
    const { network, asked } = blindNet();
    const pictures = [[190, 190, 210, 210]] as const;
    await findRasterDrawings(network, page.image, pictures, [[180, 180, 220, 220]]);
    expect(network).not.toHaveBeenCalled();
    await findRasterDrawings(network, page.image, pictures, [[220, 180, 260, 220]]);
    expect(asked).not.toEqual([]);
  });

  test.each([
    ['without pixels', greyPage(0, 0).image],
    ['whose pixels do not fit its size', { ...greyPage(20, 20).image, width: 40 }],
  ])('finds nothing on a page %s', async (_, page) => {
    expect(await findRasterDrawings(blindNet().network, page)).toEqual([]);
  });
});
