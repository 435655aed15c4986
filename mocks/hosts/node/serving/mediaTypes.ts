import path from 'node:path';

/** Content types of the files that a build contains, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.icc': 'application/vnd.iccprofile',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.pfb': 'application/x-font-type1',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Also for the character maps of pdf.js (`.bcmap`). */
const UNKNOWN = 'application/octet-stream';

/** These are compressed already. */
const COMPRESSED =
  /^(?:image\/(?!svg|vnd\.microsoft\.icon)|font\/woff|application\/(?:pdf|x-font-type1|vnd\.iccprofile))/;

/** The content type of a file, by its name's extension. */
export const mediaTypeOf = (file: string): string =>
  TYPES[path.extname(file).toLowerCase()] ?? UNKNOWN;

/** Whether compressing content of this type makes it smaller. */
export const isCompressible = (mediaType: string): boolean => !COMPRESSED.test(mediaType);
