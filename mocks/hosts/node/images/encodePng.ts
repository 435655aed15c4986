import sharp from 'sharp';
import { type ColourImage, type GreyImage, isColourless, toGrey } from '../../../engine/ink/pixels';

/** Higher levels cost several times the CPU time of rendering the page and save a tenth of the bytes. */
const PNG = { compressionLevel: 3 } as const;

/** Without a stated resolution the file gets that of screens, which readers take for none. */
const USUAL_DPI = 72;

/** An 8-bit grey PNG that states its resolution. */
function encodeGreyPng({ width, height, data, dpi }: GreyImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .withDensity(dpi ?? USUAL_DPI)
    .png(PNG)
    .toBuffer();
}

/** A PNG of a page or a cut-out: greyscale if nothing is coloured, otherwise RGB. */
export function encodePng(image: ColourImage): Promise<Buffer> {
  if (isColourless(image)) return encodeGreyPng(toGrey(image));
  const { width, height, data, dpi } = image;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withDensity(dpi)
    .png(PNG)
    .toBuffer();
}
