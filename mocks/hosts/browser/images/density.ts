import type { PictureType } from './pictureFormat';

const METRES_AN_INCH = 0.0254;
const CENTIMETRES_AN_INCH = 2.54;

/** The resolution that a PNG or JPEG states, pixels per inch; undefined if it states none, or screens'. */
export function statedDensity(bytes: Uint8Array, type: PictureType): number | undefined {
  if (type === 'image/png') return pngDensity(bytes);
  return type === 'image/jpeg' ? jfifDensity(bytes) : undefined;
}

const PHYS = 0x70485973;
const IDAT = 0x49444154;

/** PNG specification, 11.3.4.3: pixels per metre, if unit 1. */
function pngDensity(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 17 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (name === IDAT) return undefined;
    if (name !== PHYS) continue;
    return bytes[at + 16] === 1 ? sensible(view.getUint32(at + 8) * METRES_AN_INCH) : undefined;
  }
  return undefined;
}

/** JFIF 1.02: the first segment, `JF` at byte 6, the unit at 13, the horizontal density at 14. */
function jfifDensity(bytes: Uint8Array): number | undefined {
  if (bytes[6] !== 0x4a || bytes[7] !== 0x46 || bytes.length < 16) return undefined;
  const density = ((bytes[14] ?? 0) << 8) | (bytes[15] ?? 0);
  if (bytes[13] === 1) return sensible(density);
  return bytes[13] === 2 ? sensible(density * CENTIMETRES_AN_INCH) : undefined;
}

/** Below, it is a placeholder. */
const LEAST = 2;

const sensible = (density: number): number | undefined =>
  density >= LEAST ? Math.round(density) : undefined;
