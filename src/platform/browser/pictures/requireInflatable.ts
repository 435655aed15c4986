import { Unzlib } from 'fflate';
import type { OpenedPicture } from '../../pictures';

/** Bytes of a pixel of the deepest kind, and one for each row's filter. */
const DEEPEST = 8;

/**
 * Refuses a PNG of which the pixels take more memory than its header says.
 *
 * @throws Error
 */
export function requireInflatable(
  bytes: Uint8Array,
  { width, height }: Pick<OpenedPicture, 'width' | 'height'>,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Interlaced rows are up to twice as many.
  const most = (width * DEEPEST + 2) * height * 2;
  let inflated = 0;
  const counter = new Unzlib((chunk) => {
    inflated += chunk.length;
    if (inflated > most) throw new Error('It is damaged: it has more pixels than it says');
  });
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IDAT') counter.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
}
