import type { PictureSize } from '../../../engine/ink/pixels';
import { pictureTypeOf } from './pictureFormat';

/** Offsets in the header chunk, which is the first one (PNG specification, 11.2.2). */
const WIDTH = 16;
const HEIGHT = 20;

/** The size in the header of a PNG, pixels; undefined for anything else. */
export function pngSize(bytes: Uint8Array): PictureSize | undefined {
  if (pictureTypeOf(bytes) !== 'image/png' || bytes.length < HEIGHT + 4) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(WIDTH), height: view.getUint32(HEIGHT) };
}
