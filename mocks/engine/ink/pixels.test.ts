import sharp from 'sharp';
import { encodePng } from '../../hosts/node/images/encodePng';
import { crop, isColourless, toGrey, toPixelBox, type ColourImage } from './pixels';

const image = (width: number, pixels: readonly (readonly [number, number, number])[]) =>
  ({
    width,
    height: pixels.length / width,
    data: Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255])),
    dpi: 300,
  }) satisfies ColourImage;

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;
const RED = [255, 0, 0] as const;

describe('pixels', () => {
  it('keeps black and white, and weights red as 77/256', () => {
    expect([...toGrey(image(3, [BLACK, WHITE, RED])).data]).toEqual([0, 255, 77]);
  });

  it('turns a part of a buffer into the same grey, wherever it begins', () => {
    const whole = image(4, [BLACK, WHITE, RED, WHITE]);
    for (const start of [4, 5]) {
      const buffer = new Uint8ClampedArray(whole.data.length + start);
      buffer.set(whole.data, start);
      const part = { ...whole, data: buffer.subarray(start) };
      expect([...toGrey(part).data]).toEqual([0, 255, 77, 255]);
    }
  });

  it('distinguishes colour from grey', () => {
    expect(isColourless(image(2, [BLACK, WHITE]))).toBe(true);
    expect(isColourless(image(2, [BLACK, RED]))).toBe(false);
  });

  it('crops whole pixels', () => {
    const part = crop(image(2, [BLACK, WHITE, RED, BLACK]), [1, 0, 2, 2]);
    expect([part.width, part.height]).toEqual([1, 2]);
    expect([...part.data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
  });

  it('converts a box in points to the pixels that contain it, within the page', () => {
    expect(toPixelBox([-5, 10.1, 20, 9999], 300, 2480, 3508)).toEqual([0, 42, 84, 3508]);
  });

  it.each([
    ['grey', [BLACK, WHITE], 'b-w', 1],
    ['colours', [RED, WHITE], 'srgb', 3],
  ] as const)('writes %s as PNG with its resolution', async (_kind, pixels, space, channels) => {
    const metadata = await sharp(await encodePng(image(2, pixels))).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 2, height: 1, space, channels });
    expect(metadata.density).toBe(300);
  });
});
