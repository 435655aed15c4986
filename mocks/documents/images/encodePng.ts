import sharp from 'sharp';
import type { GreyImage } from '../pageContent';
import { isColourless, toGrey, type ColourImage } from './pixels';

/** Higher levels cost several times the CPU of rendering the page and save a tenth of the bytes. */
const PNG = { compressionLevel: 3 } as const;

const density = (dpi: number | undefined) => (dpi === undefined ? {} : { density: dpi });

/** An 8-bit grey PNG that states its resolution. */
export function encodeGreyPng({ width, height, data, dpi }: GreyImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata(density(dpi))
    .png(PNG)
    .toBuffer();
}

/** A PNG of a page or a cut-out: grey where nothing is coloured, red-green-blue otherwise. */
export function encodePng(image: ColourImage): Promise<Buffer> {
  if (isColourless(image)) return encodeGreyPng(toGrey(image));
  const { width, height, data, dpi } = image;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withMetadata(density(dpi))
    .png(PNG)
    .toBuffer();
}
