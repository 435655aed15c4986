import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';
import { decodeImage } from '../../../hosts/node/images/decodeImage';

/** Longer side, pixels: enough to read the labels of a scan, and small enough for hundreds on one page. */
const MAX_SIDE = 900;
/** Grey levels of the PNG. */
const COLOURS = 16;

/** A picture in any supported format as the data URL of a small grey PNG; empty if it is damaged. */
export async function pictureUrl(file: string): Promise<string> {
  try {
    const { width, height, data } = await decodeImage(new Uint8Array(await readFile(file)));
    const png = await sharp(data, { raw: { width, height, channels: 1 } })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours: COLOURS })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    if (error instanceof ImageDecodeError) return '';
    throw error;
  }
}
