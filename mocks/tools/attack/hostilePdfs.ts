import { deflateSync } from 'node:zlib';

const PAGE = '/Type /Page /Parent 2 0 R /Resources << >>';
const A4 = '/MediaBox [0 0 595 842]';

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = Buffer.concat(parts).length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
        `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function stream(bytes: Buffer, filters: string): Buffer {
  const head = `<< /Length ${bytes.length} /Filter [${filters}] >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

const withContent = (content: Buffer, box = A4) =>
  pdfOf([CATALOGUE, ONE_PAGE, `<< ${PAGE} ${box} /Contents 4 0 R >>`, content]);

/** This many bytes of drawing commands. */
const commands = (bytes: number) => Buffer.from('0 0 m 9 9 l S\n'.repeat(Math.ceil(bytes / 14)));

const packed = (bytes: Buffer) => deflateSync(bytes, { level: 9 });

/** A page with a black picture of this many pixels a side. */
function withPicture(side: number): Buffer {
  const pixels = packed(Buffer.alloc(side * side));
  const picture =
    `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 ` +
    `/ColorSpace /DeviceGray /Length ${pixels.length} /Filter /FlateDecode >>\nstream\n`;
  const page = `<< /Type /Page /Parent 2 0 R ${A4} /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`;
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page,
    stream(packed(Buffer.from('q 500 0 0 500 0 0 cm /P Do Q')), '/FlateDecode'),
    Buffer.concat([Buffer.from(picture), pixels, Buffer.from('\nendstream')]),
  ]);
}

/** Articles made to be heavy, endless or broken. */
export const hostilePdfs: Readonly<
  Record<string, { readonly make: () => Buffer; readonly isDamaged?: true; readonly isLong?: true }>
> = {
  'a head only': { make: () => Buffer.from('%PDF-1.7\n'), isDamaged: true },
  'a page tree that contains itself': {
    make: () => pdfOf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    isDamaged: true,
  },
  'a catalogue without pages': { make: () => pdfOf(['<< /Type /Catalog >>']), isDamaged: true },
  'a cross-reference table that refers to itself': {
    make: () => Buffer.from('%PDF-1.7\ntrailer\n<< /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
    isDamaged: true,
  },
  'half an article': {
    make: () => withContent(stream(packed(commands(1_000)), '/FlateDecode')).subarray(0, 200),
  },
  'a page as large as a field': {
    make: () =>
      withContent(stream(packed(commands(100)), '/FlateDecode'), '/MediaBox [0 0 1000000 1000000]'),
  },
  'a page of no size': {
    make: () => withContent(stream(packed(commands(100)), '/FlateDecode'), '/MediaBox [0 0 0 0]'),
  },
  'invalid content': {
    make: () => withContent(stream(Buffer.from('garbage'), '/FlateDecode')),
  },
  'endlessly nested content': {
    isLong: true,
    make: () => withContent(stream(packed(Buffer.from('q '.repeat(200_000))), '/FlateDecode')),
  },
  'a million pages of one': {
    make: () =>
      pdfOf([CATALOGUE, '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>', `<< ${PAGE} ${A4} >>`]),
  },
  'ten thousand pages': {
    make: () => {
      const kids = '3 0 R '.repeat(10_000);
      return pdfOf([
        CATALOGUE,
        `<< /Type /Pages /Kids [${kids}] /Count 10000 >>`,
        `<< ${PAGE} ${A4} >>`,
      ]);
    },
  },
  'a flate bomb of 50 MB': {
    make: () => withContent(stream(packed(commands(50_000_000)), '/FlateDecode')),
  },
  'a picture of 30,000 × 30,000': { make: () => withPicture(30_000), isLong: true },
  'a flate bomb of 300 MB': {
    make: () => withContent(stream(packed(commands(300_000_000)), '/FlateDecode')),
    isLong: true,
  },
  'flate within flate': {
    make: () =>
      withContent(stream(packed(packed(commands(100_000_000))), '/FlateDecode /FlateDecode')),
    isLong: true,
  },
};
