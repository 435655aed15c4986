import * as utif from 'utif2';
import type { GreyImage } from '../../../engine/ink/pixels';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';
import { inkGrey } from '../../../engine/ink/inkGrey';
import { MAX_PIXELS, TOO_LARGE } from './pictureLimits';

/** Baseline TIFF 6.0 tags. */
const WIDTH = 't256';
const HEIGHT = 't257';
const X_RESOLUTION = 't282';
const RESOLUTION_UNIT = 't296';

/** Values of ResolutionUnit; inches without one. */
const NO_UNIT = 1;
const CENTIMETRES = 3;

/** The first page of a TIFF, which no browser but Safari decodes. */
export function decodeTiff(bytes: Uint8Array): GreyImage {
  const file = bytes.slice().buffer;
  const [page] = utif.decode(file);
  if (!page) throw new ImageDecodeError('The image has no pixels.');
  const number = (tag: string): number => {
    const values = page[tag];
    return Array.isArray(values) ? Number(values[0] ?? 0) : 0;
  };
  const width = number(WIDTH);
  const height = number(HEIGHT);
  if (width < 1 || height < 1) throw new ImageDecodeError('The image has no pixels.');
  if (width * height > MAX_PIXELS) throw new ImageDecodeError(TOO_LARGE);
  utif.decodeImage(file, page);
  const rgba = utif.toRGBA8(page);
  const density = number(X_RESOLUTION);
  const unit = number(RESOLUTION_UNIT);
  const hasDpi = density > 1 && unit !== NO_UNIT;
  const dpi = hasDpi ? Math.round(unit === CENTIMETRES ? density * 2.54 : density) : undefined;
  const data = inkGrey({ data: onWhite(rgba), width, height, channels: 4, dpi });
  return dpi === undefined ? { width, height, data } : { width, height, data, dpi };
}

/** Transparent parts are paper. */
function onWhite(rgba: Uint8Array): Uint8Array {
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = (rgba[at + 3] ?? 255) / 255;
    if (opacity === 1) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      rgba[channel] = Math.round((rgba[channel] ?? 0) * opacity + 255 * (1 - opacity));
    }
  }
  return rgba;
}
