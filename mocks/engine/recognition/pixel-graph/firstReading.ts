import { onceFor } from '../../caching/onceFor';
import { RecentResults } from '../../caching/recentResults';
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

const readingsOf = onceFor(
  (_net: PixelGraphNet) => new RecentResults<FirstReading | null>(pixelsOf),
);

/**
 * Reads a picture at the scale that explains it best. VectorGraph asks for the labels of the pictures that
 * PixelGraph reads, so the network, which takes most of the time of both, sees a picture once.
 *
 * @param maxPixels of the pictures whose readings are kept, together
 * @returns null if there are no bonds at any scale
 */
export function firstReading(
  net: PixelGraphNet,
  ink: InkImage,
  maxPixels = MAX_KEPT_PIXELS,
): Promise<FirstReading | null> {
  const { width, height, data } = ink;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return readingsOf(net).get(bytes, `${width}x${height}`, maxPixels, () => readFirst(net, ink));
}

async function readFirst(net: PixelGraphNet, ink: InkImage): Promise<FirstReading | null> {
  const found = await findScale(net, ink);
  if (!found) return null;
  const { view: _view, ...scale } = found;
  const read = await readAtScale(net, ink, found);
  return { found: scale, read };
}

const pixelsOf = (reading: FirstReading | null): number => reading?.read?.view.data.length ?? 1;
