import { latin1Bytes } from './latin1';

/** One page of a generated PDF. */
export interface PdfPageSource {
  /** Points. */
  readonly width: number;
  /** Points. */
  readonly height: number;
  /** Content stream in PDF operators; the fonts /F1 (Helvetica) and /F2 (Helvetica-Bold) are available. */
  readonly content: string;
}

export interface PdfSource {
  readonly pages: readonly PdfPageSource[];
  /** Entries of the document information dictionary, ASCII. */
  readonly info?: Readonly<Record<string, string>>;
  /** XMP packet of the catalogue's metadata stream. */
  readonly xmp?: string;
  /** Further trailer entries, in PDF syntax. */
  readonly trailer?: string;
}

/** A text as a PDF literal string. */
export const pdfString = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** A stream object with its length; `data` in Latin-1. */
export const pdfStream = (dictionary: string, data: string) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/**
 * Writes a small uncompressed PDF 1.4 (ISO 32000-1, sections 7.5 and 7.7) in Latin-1.
 *
 * Used by the check that pages can be rendered, and by the tests of all PDF readers.
 */
export function writePdf({ pages, info, xmp, trailer = '' }: PdfSource): Uint8Array {
  const firstPage = 7;
  const pageIds = pages.map((_, index) => firstPage + 2 * index);
  const kids = pageIds.map((id) => `${id} 0 R`).join(' ');
  const information = Object.entries(info ?? {}).map(([key, text]) => `/${key} ${pdfString(text)}`);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${xmp === undefined ? '' : '/Metadata 6 0 R'} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< ${information.join(' ')} >>`,
    pdfStream('/Type /Metadata /Subtype /XML', xmp ?? ''),
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      pdfStream('', page.content),
    ]),
  ];
  return assemblePdf(objects, `/Info 5 0 R ${trailer}`);
}

/**
 * A file of objects numbered from 1, starting with the catalogue.
 *
 * @param trailer further entries, in PDF syntax
 */
export function assemblePdf(objects: readonly string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.4\n';
  const offsets: string[] = [];
  objects.forEach((object, index) => {
    offsets.push(`${String(body.length).padStart(10, '0')} 00000 n \n`);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end =
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n` +
    `startxref\n${body.length}\n%%EOF\n`;
  return latin1Bytes(body + xref + end);
}
