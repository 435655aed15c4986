import type { OpenedPicture } from '../../pictures';

type Header = Pick<OpenedPicture, 'width' | 'height' | 'dpi'>;

const METRES_AN_INCH = 0.0254;
const CENTIMETRES_AN_INCH = 2.54;

/** Figures outside are defaults of programs, or mistakes. */
const usable = (dpi: number): Pick<OpenedPicture, 'dpi'> =>
  dpi >= 72 && dpi <= 1200 ? { dpi: Math.round(dpi) } : {};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** `IHDR` is the first chunk, `pHYs` comes before the pixels (PNG, third edition). */
export function pngHeader(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  if (view.byteLength < 33) throw new Error('It is cut off');
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IDAT' || name === 'IEND') break;
    if (name !== 'pHYs' || at + 17 > view.byteLength) continue;
    const isInMetres = view.getUint8(at + 16) === 1;
    return { ...size, ...(isInMetres && usable(view.getUint32(at + 8) * METRES_AN_INCH)) };
  }
  return size;
}

/** Of a JPEG, how it has to be turned, too: 1 for not at all (Exif 2.3, tag 0x0112). */
export interface JpegHeader extends Header {
  readonly orientation: number;
}

/** Markers of frames: baseline to lossless, without those of tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments up to the first frame, which states the size (ITU-T T.81, B.1). */
export function jpegHeader(bytes: Uint8Array): JpegHeader {
  const view = viewOf(bytes);
  let orientation = 1;
  let density = {};
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (view.getUint8(at) !== 0xff || length < 2) break;
    if (isFrame(marker)) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      return { ...size, ...density, orientation };
    }
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe0) density = jfifDensity(segment);
    if (marker === 0xe1) orientation = orientationOf(segment) ?? orientation;
    at += 2 + length;
  }
  throw new Error('It is damaged: no picture in it');
}

function jfifDensity(segment: Uint8Array): Pick<OpenedPicture, 'dpi'> {
  if (segment.length < 12) return {};
  const view = viewOf(segment);
  const [unit, density] = [view.getUint8(7), view.getUint16(8)];
  return unit === 0 ? {} : usable(unit === 2 ? density * CENTIMETRES_AN_INCH : density);
}

function orientationOf(segment: Uint8Array): number | undefined {
  const view = viewOf(segment);
  if (segment.length < 22 || view.getUint32(0) !== 0x45786966) return undefined;
  const isLittle = view.getUint16(6) === 0x4949;
  const directory = 6 + view.getUint32(10, isLittle);
  if (directory + 2 > segment.length) return undefined;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > segment.length) return undefined;
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle);
  }
  return undefined;
}
