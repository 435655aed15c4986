/** Names that Windows reserves for devices, whatever their extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** What Windows forbids, and control characters. */
const FORBIDDEN = /[<>:"/\\|?*\u0000-\u001f\u007f]/g;
/** File systems allow 255 bytes per name; a character may take 4, and an extension follows. */
const MAX_STEM = 60;
const UPLOAD_HASH_DIGITS = 8;

/** The name without its last extension. */
export function fileStem(name: string): string {
  return name.replace(/\.[^.]*$/, '') || name;
}

/** A stem that every common file system accepts. */
export function safeFileStem(stem: string): string {
  const cleaned = stem.replace(FORBIDDEN, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(cleaned).slice(0, MAX_STEM).join('').trimEnd();
  if (short === '') return 'document';
  return DEVICE_NAME.test(short) ? `${short}_` : short;
}

/**
 * `{safe stem}-{hash8}.pdf`: the services store articles by name, and another article under a known name,
 * even a prefix of it, would get the known one's results (docs/contract.md 0.6, 14.3). Letters, digits, `_`
 * and `-` only, so that every service stores exactly this name.
 *
 * @param hash hexadecimal digest of the content
 */
export function uploadName(displayName: string, hash: string): string {
  const stem = fileStem(displayName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, MAX_STEM);
  return `${stem || 'document'}-${hash.slice(0, UPLOAD_HASH_DIGITS)}.pdf`;
}

/**
 * `compound-{n}.svg` (docs/requirements/core.md 9.21), with n as in the segment's title. A name that the user
 * gave to the structure replaces the number; the article's own compound numbers and names are not used.
 *
 * @param given the structure's name, unless it only says where the drawing is
 */
export function drawingDownloadName(
  ordinal: string,
  given: string | undefined,
  ending: 'svg' | 'cdxml' = 'svg',
): string {
  const stem = given === undefined ? `compound-${ordinal}` : safeFileStem(given);
  return `${stem}.${ending}`;
}

/**
 * A downloaded PDF is named after its title, or `document.pdf` (docs/requirements/core.md 2.PDF.5).
 *
 * @param title from the PDF's metadata
 */
export function pdfDownloadName(title: string | undefined): string {
  const stem = title?.replace(/\.pdf$/i, '') ?? '';
  return `${safeFileStem(stem)}.pdf`;
}

/**
 * The PDF's name and the time, in characters that every file system accepts:
 * `paper_2026-01-02T03-04-05Z.json`.
 */
export function exportFilename(pdfFilename: string | undefined, timestamp: string): string {
  const time = timestamp.replace(/\.\d+/, '').replaceAll(':', '-');
  return `${safeFileStem(fileStem(pdfFilename ?? ''))}_${time}.json`;
}
