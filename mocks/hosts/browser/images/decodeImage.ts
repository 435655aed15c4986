import type { GreyImage, PictureSize } from '../../../engine/ink/pixels';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';
import { statedDensity } from './density';
import { inkGrey } from '../../../engine/ink/inkGrey';
import { pictureTypeOf, type PictureType } from './pictureFormat';
import { MAX_PIXELS, TOO_LARGE } from './pictureLimits';
import { pngSize } from './pngSize';

/**
 * Decodes a PNG, JPEG, TIFF (first page), WebP, GIF or BMP to grey pixels on white paper.
 *
 * @throws ImageDecodeError if the bytes are not such a picture, or a damaged or oversized one
 */
export async function decodeImage(bytes: Uint8Array): Promise<GreyImage> {
  if (!bytes.length) throw new ImageDecodeError('The image is empty.');
  const type = pictureTypeOf(bytes);
  if (!type) {
    throw new ImageDecodeError(
      'The image cannot be decoded: PNG, JPEG, TIFF, BMP, WebP and GIF are read.',
    );
  }
  try {
    return type === 'image/tiff'
      ? (await import('./decodeTiff')).decodeTiff(bytes)
      : await decodeByBrowser(bytes, type);
  } catch (error) {
    if (error instanceof ImageDecodeError) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new ImageDecodeError(`The image cannot be decoded: ${cause.replace(/\.$/, '')}.`);
  }
}

/** The size of a picture. @throws ImageDecodeError if the bytes are none */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize> {
  const size = pngSize(bytes);
  if (size) return size;
  const { width, height } = await decodeImage(bytes);
  return { width, height };
}

async function decodeByBrowser(bytes: Uint8Array, type: PictureType): Promise<GreyImage> {
  const claimed = pngSize(bytes);
  if (claimed && claimed.width * claimed.height > MAX_PIXELS) throw new ImageDecodeError(TOO_LARGE);
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
  const picture = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  const { width, height } = picture;
  try {
    if (width * height > MAX_PIXELS) throw new ImageDecodeError(TOO_LARGE);
    const dpi = statedDensity(bytes, type);
    const data = inkGrey({ data: pixelsOnWhite(picture), width, height, channels: 4, dpi });
    return dpi === undefined ? { width, height, data } : { width, height, data, dpi };
  } finally {
    picture.close();
  }
}

function pixelsOnWhite(picture: ImageBitmap): Uint8ClampedArray {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no memory for another canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}
