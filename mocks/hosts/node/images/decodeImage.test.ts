import sharp from 'sharp';
import { decodeImage } from './decodeImage';

/** A picture of 12 x 8 pixels: left half black, right half white. */
const raw = Buffer.from(Array.from({ length: 96 }, (_, i) => (i % 12 < 6 ? 0 : 255)));
const picture = () => sharp(raw, { raw: { width: 12, height: 8, channels: 1 } });

/** The same as an uncompressed 24-bit BMP; rows are padded to 4 bytes and run from the bottom. */
function bmp(width = 12, height = 8): Uint8Array {
  const rowBytes = 36;
  const file = Buffer.alloc(54 + rowBytes * 8, 255);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < 8; y++) file.fill(0, 54 + y * rowBytes, 54 + y * rowBytes + 18);
  return new Uint8Array(file);
}

async function centreValues(bytes: Uint8Array): Promise<number[]> {
  const { width, data } = await decodeImage(bytes);
  return [data[3 * width + 2] ?? -1, data[3 * width + 9] ?? -1];
}

describe('decodeImage', () => {
  test.each([
    ['PNG', () => picture().png().toBuffer()],
    ['1-bit PNG', () => picture().png({ colours: 2 }).toBuffer()],
    ['TIFF', () => picture().tiff().toBuffer()],
    [
      '1-bit TIFF',
      () =>
        picture().toColourspace('b-w').tiff({ bitdepth: 1, compression: 'ccittfax4' }).toBuffer(),
    ],
    ['JPEG', () => picture().jpeg({ quality: 100 }).toBuffer()],
    ['BMP', () => Promise.resolve(bmp())],
  ])('reads a %s', async (_, encode) => {
    const bytes = new Uint8Array(await encode());
    expect(await decodeImage(bytes)).toMatchObject({ width: 12, height: 8 });
    expect(await centreValues(bytes)).toEqual([0, 255]);
  });

  test('puts transparent pictures on white paper', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } }).png();
    const { data } = await decodeImage(new Uint8Array(await png.toBuffer()));
    expect([...new Set(data)]).toEqual([255]);
  });

  test.each(['#f00', '#0f0', '#00f', '#96c'])(
    'turns %s into the same grey from a PNG and a BMP',
    async (colour) => {
      const created = {
        create: { width: 12, height: 8, channels: 3, background: colour },
      } as const;
      const png = await sharp(created).png().toBuffer();
      const { data: rgb } = await sharp(created).raw().toBuffer({ resolveWithObject: true });
      const painted = bmp().map((byte, at) => (at < 54 ? byte : (rgb[2 - ((at - 54) % 3)] ?? 0)));
      const [fromPng, fromBmp] = [
        await decodeImage(new Uint8Array(png)),
        await decodeImage(painted),
      ];
      expect(fromBmp.data).toEqual(fromPng.data);
    },
  );

  test('reads the resolution if the file states one', async () => {
    const stated = await picture().withMetadata({ density: 300 }).png().toBuffer();
    expect((await decodeImage(new Uint8Array(stated))).dpi).toBe(300);
  });

  test.each([
    ['no bytes', new Uint8Array(), 'The image is empty.'],
    ['a text', new TextEncoder().encode('a text'), /^The image cannot be decoded: .+\.$/],
    [
      'an SVG, which may name other files',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'The image is an SVG file; PNG, JPEG, TIFF, BMP, WebP and GIF are read.',
    ],
    ['a BMP cut off in its header', bmp().slice(0, 20), 'The image is cut off.'],
    [
      'a BMP that claims 100,000 x 100,000 pixels',
      bmp(100_000, 100_000),
      'The image is too large.',
    ],
    ['a BMP that claims a height of -100,000', bmp(100_000, -100_000), 'The image is too large.'],
  ])('refuses %s', async (_, bytes, message) => {
    await expect(decodeImage(bytes)).rejects.toThrow(message);
    await expect(decodeImage(bytes)).rejects.toMatchObject({ name: 'ImageDecodeError' });
  });

  test('refuses a PNG whose pixels are truncated', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const half = new Uint8Array(whole.subarray(0, whole.length >> 1));
    await expect(decodeImage(half)).rejects.toThrow(/cannot be decoded/);
  });
});
