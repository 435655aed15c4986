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

/** Each holds its picture once more: together some 10 MB. */
const KEPT_READINGS = 16;

type Readings = Map<string, Promise<FirstReading | null>>;

const readingsOf = new WeakMap<PixelGraphNet, Readings>();

/**
 * Reads a picture at the scale that explains it best. VectorGraph asks for the labels of the pictures that
 * PixelGraph reads, so the network, which takes most of the time of both, sees a picture once.
 *
 * @returns null if there are no bonds at any scale
 */
export async function firstReading(
  net: PixelGraphNet,
  ink: InkImage,
): Promise<FirstReading | null> {
  const readings = readingsOf.get(net) ?? new Map<string, Promise<FirstReading | null>>();
  readingsOf.set(net, readings);
  const key = keyOf(ink);
  const reading = readings.get(key) ?? readFirst(net, ink);
  readings.delete(key);
  readings.set(key, reading);
  const [oldest] = readings.keys();
  if (readings.size > KEPT_READINGS && oldest !== undefined) readings.delete(oldest);
  try {
    return await reading;
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

function keyOf({ width, height, data }: InkImage): string {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return `${width}x${height}:${bytesToHex(sha256(bytes))}`;
}
