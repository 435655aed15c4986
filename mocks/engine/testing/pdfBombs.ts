import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { assemblePdf, pdfStream } from '../page/writePdf';

const MEGABYTE = 1024 * 1024;

/** A page that attacks the reader of an article: its content, and the objects that it refers to. */
interface BombPage {
  /** The content stream as an object, in PDF syntax. */
  readonly content: string;
  /** An XObject that the page refers to as /X. */
  readonly xObject?: string;
}

const textPage = (words: string): BombPage => ({
  content: pdfStream('', `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`),
});

/** Pages of 300 x 300 points, each with an XObject (empty by default). */
function writePages(pages: readonly BombPage[]): Uint8Array {
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + 3 * index} 0 R`).join(' ');
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, xObject }, index) => {
      const own = firstPage + 3 * index;
      const resources = `<< /Font << /F1 3 0 R >> /XObject << /X ${own + 2} 0 R >> >>`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${resources} /Contents ${own + 1} 0 R >>`,
        content,
        xObject ?? pdfStream('/Type /XObject /Subtype /Form /BBox [0 0 1 1]', ''),
      ];
    }),
  ]);
}

/** Deflated zero bytes that were never in memory: the same compressed megabyte repeated. */
function packedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const header = Buffer.from([0x78, 0xda]);
  const lastBlock = Buffer.from([0x03, 0x00]);
  // Adler-32 of zero bytes: low half 1, high half their count (RFC 1950, section 8.2).
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE((megabytes * MEGABYTE) % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([
    header,
    ...Array.from({ length: megabytes }, () => block),
    lastBlock,
    checksum,
  ]);
}

const packed = (dictionary: string, data: Buffer) => pdfStream(dictionary, data.toString('latin1'));

/** The article around a bomb: its first and third page can be read. */
const around = (bomb: BombPage) =>
  writePages([textPage('The first page'), bomb, textPage('The third page')]);

/** The content of page 2 has 285 MB, compressed to 0.3 MB. */
export const flateBomb = () =>
  around({ content: packed('/Filter /FlateDecode', packedZeros(285)) });

/** Page 2 paints a grey picture of 30,000 x 30,000 pixels, 900 MB compressed to 0.9 MB. */
export const pictureBomb = () =>
  around({
    content: pdfStream(
      '',
      'BT /F1 12 Tf 72 700 Td (The second page) Tj ET q 300 0 0 300 50 50 cm /X Do Q',
    ),
    xObject: packed(
      '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray ' +
        '/BitsPerComponent 8 /Filter /FlateDecode',
      packedZeros(859),
    ),
  });

/** The content of page 2 has 285 MB, deflated twice to 1.2 kB. */
export const doubleFlateBomb = () =>
  around({
    content: packed(
      '/Filter [/FlateDecode /FlateDecode]',
      deflateSync(packedZeros(285), { level: 9 }),
    ),
  });

/** Page 2 has many forms with a million operators each: no stream is large, but the work is. */
export const operatorBomb = () => {
  const strokes = '0 0 m 9 9 l S '.repeat(1_500_000);
  return around({
    content: packed('/Filter /FlateDecode', deflateSync(Buffer.from(strokes), { level: 9 })),
  });
};

/** A page tree whose only kid is the tree itself. */
export const selfContainingPageTree = (): Uint8Array =>
  assemblePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
