import * as utif from 'utif2';
import type { OpenedPicture } from '../../pictures';
import { toPng } from './toPng';

/** Scans of a chapter; each becomes a page. */
const MOST_PAGES = 50;

/** Baseline TIFF 6.0 tags. */
const [WIDTH, HEIGHT, X_RESOLUTION, RESOLUTION_UNIT] = ['t256', 't257', 't282', 't296'] as const;
const CENTIMETRES = 3;

/** The pages of a TIFF, which few browsers decode. */
export async function openTiff(bytes: Uint8Array, mostPixels: number): Promise<OpenedPicture[]> {
  const file = bytes.slice().buffer;
  const pages = utif.decode(file).slice(0, MOST_PAGES);
  const pictures: OpenedPicture[] = [];
  let pixels = 0;
  for (const page of pages) {
    const number = (tag: string): number => {
      const values = page[tag];
      return Array.isArray(values) ? Number(values[0] ?? 0) : 0;
    };
    const [width, height] = [number(WIDTH), number(HEIGHT)];
    pixels += width * height;
    if (width < 1 || height < 1) continue;
    if (pixels > mostPixels) throw new Error('It has more than 50 million pixels');
    utif.decodeImage(file, page);
    const canvas = new OffscreenCanvas(width, height);
    const rgba = new Uint8ClampedArray(utif.toRGBA8(page));
    canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
    const density = number(X_RESOLUTION) * (number(RESOLUTION_UNIT) === CENTIMETRES ? 2.54 : 1);
    const hasDensity = density >= 72 && density <= 1200;
    pictures.push({ ...(await toPng(canvas)), ...(hasDensity && { dpi: Math.round(density) }) });
  }
  if (pictures.length === 0) throw new Error('It has no pixels');
  return pictures;
}
