import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Of pdf.js: colour profiles and fonts. */
const OTHERS: Readonly<Record<string, string>> = {
  '.icc': 'application/vnd.iccprofile',
  '.pfb': 'application/x-font-type1',
};

/** Also for the character maps of pdf.js (`.bcmap`). */
const UNKNOWN = 'application/octet-stream';

/** These are compressed already. */
const COMPRESSED =
  /^(?:image\/(?!svg|x-icon)|font\/woff|application\/(?:pdf|x-font-type1|vnd\.iccprofile))/;

/** The content type of a file, by its name's extension. */
export function mediaTypeOf(file: string): string {
  const name = path.basename(file).toLowerCase();
  return OTHERS[path.extname(name)] ?? getMimeType(name) ?? UNKNOWN;
}

/** Whether compressing content of this type makes it smaller. */
export const isCompressible = (mediaType: string): boolean => !COMPRESSED.test(mediaType);
