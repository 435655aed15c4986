import { isColourless, toGrey, type ColourImage } from '../../../engine/ink/pixels';
import { pngFile } from './pngFile';

/** A PNG of a page or a cut-out: greyscale if nothing is coloured, otherwise RGB; a canvas writes RGBA only. */
export function encodePng(image: ColourImage): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, dpi } = image;
  return isColourless(image)
    ? pngFile({ width, height, channels: 1, data: toGrey(image).data, dpi })
    : pngFile({ width, height, channels: 3, data: withoutOpacity(image), dpi });
}

function withoutOpacity({ width, height, data }: ColourImage): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return rgb;
}
