import type { OpenedPicture } from '../../pictures';
import { jpegHeader, pngHeader } from './pictureHeader';
import { requireInflatable } from './requireInflatable';
import { openTiff } from './openTiff';
import { toPng } from './toPng';

/** An A4 page at 600 dpi has 35 million. */
const MOST_PIXELS = 50_000_000;

/** Longer side of a drawing made of lines, pixels; at 300 dpi half a page. */
const SVG_SIDE = 1_600;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((value, at) => bytes[at] === value);

/** What `Pictures.open` promises. */
export async function openPicture(file: Blob): Promise<readonly OpenedPicture[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return [openPng(bytes)];
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return [await openJpeg(bytes)];
  if (startsWith(bytes, 0x49, 0x49, 42, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 42)) {
    return openTiff(bytes, MOST_PIXELS);
  }
  return [await openSvg(new TextDecoder().decode(bytes))];
}

function requireFew({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width < 1 || height < 1) throw new Error('It has no pixels');
  if (width * height > MOST_PIXELS) throw new Error('It has more than 50 million pixels');
}

function openPng(bytes: Uint8Array): OpenedPicture {
  const header = pngHeader(bytes);
  requireFew(header);
  requireInflatable(bytes, header);
  return { ...header, bytes, type: 'image/png' };
}

/** A photograph that has to be turned is turned, because a PDF does not know how. */
async function openJpeg(bytes: Uint8Array): Promise<OpenedPicture> {
  const { orientation, ...header } = jpegHeader(bytes);
  requireFew(header);
  if (orientation === 1) return { ...header, bytes, type: 'image/jpeg' };
  const upright = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const { dpi } = header;
  return { ...(await toPng(upright)), ...(dpi !== undefined && { dpi }) };
}

async function openSvg(text: string): Promise<OpenedPicture> {
  if (!/<(?:[\w-]+:)?svg[\s>]/.test(text.slice(0, 10_000))) {
    throw new Error('It is no PNG, JPEG, TIFF or SVG picture');
  }
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
    const zoom = SVG_SIDE / Math.max(width, height);
    const size = { width: Math.round(width * zoom), height: Math.round(height * zoom) };
    return { ...(await toPng(image, size)), dpi: Math.max(72, Math.round(96 * zoom)) };
  } catch {
    throw new Error('It is damaged: the browser cannot draw it');
  } finally {
    URL.revokeObjectURL(address);
  }
}
