import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { InkImage } from '../../ink/inkImage';
import { findScale, type FoundScale } from './findScale';
import type { PixelGraphNet } from './network';
import { readAtScale, type ReadSketch } from './readSketch';

/** A picture's reading at the scale that explains it best. */
export interface FirstReading {
  readonly found: Omit<FoundScale, 'view'>;
  /** Null without bonds. */
  readonly read: ReadSketch | null;
}

/** Of the pictures of all readings that are kept, which hold four bytes for each: 10 MB. */
const MAX_KEPT_PIXELS = 2_500_000;

interface Kept {
  readonly reading: Promise<FirstReading | null>;
  /** Of its picture; 0 until it is read. */
  pixels: number;
}

type Readings = Map<string, Kept>;

const readingsOf = new WeakMap<PixelGraphNet, Readings>();

/**
 * Reads a picture at the scale that explains it best. VectorGraph asks for the labels of the pictures that
 * PixelGraph reads, so the network, which takes most of the time of both, sees a picture once.
 *
 * @param maxPixels of the pictures whose readings are kept, together
 * @returns null if there are no bonds at any scale
 */
export async function firstReading(
  net: PixelGraphNet,
  ink: InkImage,
  maxPixels = MAX_KEPT_PIXELS,
): Promise<FirstReading | null> {
  const readings = readingsOf.get(net) ?? new Map<string, Kept>();
  readingsOf.set(net, readings);
  const key = keyOf(ink);
  const kept = readings.get(key) ?? { reading: readFirst(net, ink), pixels: 0 };
  readings.delete(key);
  readings.set(key, kept);
  try {
    const reading = await kept.reading;
    kept.pixels = reading?.read ? reading.read.view.data.length : 1;
    dropOldest(readings, maxPixels);
    return reading;
  } catch (error) {
    readings.delete(key);
    throw error;
  }
}

async function readFirst(net: PixelGraphNet, ink: InkImage): Promise<FirstReading | null> {
  const found = await findScale(net, ink);
  if (!found) return null;
  const { view: _view, ...scale } = found;
  const read = await readAtScale(net, ink, found);
  return { found: scale, read };
}

function dropOldest(readings: Readings, maxPixels: number): void {
  let pixels = [...readings.values()].reduce((sum, kept) => sum + kept.pixels, 0);
  for (const [key, kept] of readings) {
    if (pixels <= maxPixels) return;
    pixels -= kept.pixels;
    readings.delete(key);
  }
}

function keyOf({ width, height, data }: InkImage): string {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return `${width}x${height}:${bytesToHex(sha256(bytes))}`;
}
