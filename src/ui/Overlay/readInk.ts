import type { InkMap } from './inkMap';

/** Longest side of a reduced picture, pixels: a bond of a usual drawing is then some ten pixels long. */
const REDUCED_SIDE = 180;
/** Darker than this, of 255, is ink: scans have grey paper, and colours of atoms are dark enough. */
const INK_BELOW = 170;

export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  readonly map: InkMap;
  /** Pixels of the picture a pixel of the map. */
  readonly reduction: number;
}

/**
 * Loads a picture and finds its ink.
 *
 * @throws Error when the picture cannot be loaded or this browser cannot read pixels
 */
export async function readInk(src: string): Promise<ReadPicture> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const reduction = Math.max(width, height) / REDUCED_SIDE;
  const map = inkOf(image, Math.round(width / reduction), Math.round(height / reduction));
  return { width, height, map, reduction };
}

function inkOf(image: HTMLImageElement, width: number, height: number): InkMap {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const ink = new Uint8Array(width * height);
  for (let i = 0; i < ink.length; i += 1) {
    const darkest = Math.min(data[4 * i] ?? 255, data[4 * i + 1] ?? 255, data[4 * i + 2] ?? 255);
    ink[i] = darkest < INK_BELOW ? 1 : 0;
  }
  return { width, height, ink };
}
