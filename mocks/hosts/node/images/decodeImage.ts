import { loadImage, createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { inkGrey } from '../../../engine/ink/inkGrey';
import type { GreyImage, PictureSize } from '../../../engine/ink/pixels';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';

/** Maximum pixels of a picture: an A4 page at 600 dpi has 35 million. */
const MAX_PIXELS = 50_000_000;

/**
 * Decodes a PNG, JPEG, TIFF (first page), WebP, GIF or BMP to grey pixels on white paper.
 *
 * @throws ImageDecodeError if the bytes are not such a picture, or a damaged or oversized one
 */
export async function decodeImage(bytes: Uint8Array): Promise<GreyImage> {
  if (!bytes.length) throw new ImageDecodeError('The image is empty.');
  try {
    return isBmp(bytes) ? await decodeBmp(bytes) : await decodeBySharp(bytes);
  } catch (error) {
    if (error instanceof ImageDecodeError) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new ImageDecodeError(`The image cannot be decoded: ${firstLine(cause)}.`);
  }
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/\.$/, '');

const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

/** sharp reads more formats; among them SVG, whose renderer may be made to load other files. */
const READ_FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'tiff', 'webp', 'gif']);

/**
 * The size of a PNG, JPEG, TIFF, WebP or GIF, pixels, from its header.
 *
 * @throws Error if the bytes are not a picture
 */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

async function decodeBySharp(bytes: Uint8Array): Promise<GreyImage> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { density, format, space } = await picture.metadata();
  if (!READ_FORMATS.has(format)) {
    throw new ImageDecodeError(
      `The image is an ${format.toUpperCase()} file; PNG, JPEG, TIFF, BMP, WebP and GIF are read.`,
    );
  }
  const image = await (space === COLOURLESS
    ? greyOnWhite(picture, density)
    : inkOnWhite(picture, density));
  return density ? { ...image, dpi: density } : image;
}

/** As libvips names pictures without colour, which most scans are: they need no look at each pixel's channels. */
const COLOURLESS = 'b-w';

async function greyOnWhite(picture: Sharp, dpi?: number): Promise<GreyImage> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grey = everyNth(data, channels, width * height);
  return { width, height, data: inkGrey({ data: grey, width, height, channels: 1, dpi }) };
}

/** Every format goes through here, so that a colour is the same grey in all of them. */
async function inkOnWhite(picture: Sharp, dpi?: number): Promise<GreyImage> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    data: inkGrey({ data, width, height, channels: channels === 3 ? 3 : 4, dpi }),
  };
}

function everyNth(data: Uint8Array, step: number, count: number): Uint8Array {
  if (step === 1) return new Uint8Array(data);
  const picked = new Uint8Array(count);
  for (let i = 0; i < count; i++) picked[i] = data[i * step] ?? 255;
  return picked;
}

/** Offsets of width and height in a BMP header (BITMAPINFOHEADER; rows may run from the top: height < 0). */
const BMP_WIDTH = 18;
const BMP_HEIGHT = 22;

async function decodeBmp(bytes: Uint8Array): Promise<GreyImage> {
  if (bytes.length < BMP_HEIGHT + 4) throw new ImageDecodeError('The image is cut off.');
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const claimed = header.getInt32(BMP_WIDTH, true) * Math.abs(header.getInt32(BMP_HEIGHT, true));
  if (claimed > MAX_PIXELS) throw new ImageDecodeError('The image is too large.');
  const picture = await loadImage(Buffer.from(bytes));
  const { width, height } = picture;
  if (width < 1 || height < 1) throw new ImageDecodeError('The image has no pixels.');
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { buffer } = context.getImageData(0, 0, width, height).data;
  const rgba = Buffer.from(buffer);
  return inkOnWhite(sharp(rgba, { raw: { width, height, channels: 4 } }));
}
