import PDFDocument from 'pdfkit';
import { pdfString, writePdf } from '../../../mocks/engine/page/writePdf';

/** A file as passed on by the browser's file chooser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Points, A4. */
const PAGE = { width: 595, height: 842 };

const pdfFile = (name: string, bytes: Uint8Array | string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes as Uint8Array),
});

const line = (text: string) => `BT /F1 12 Tf 72 760 Td ${pdfString(text)} Tj ET`;

/** A valid article of one page with one line of text and no drawing. */
export const plainArticle = (name: string, text: string): ChosenFile =>
  pdfFile(name, writePdf({ pages: [{ ...PAGE, content: line(text) }] }));

/** A valid article with one drawing in lines and letters: phenol. */
export const drawnArticle = (name: string): ChosenFile =>
  pdfFile(
    name,
    writePdf({ pages: [{ ...PAGE, content: `${line('One phenol')}\n${benzene('OH', 300)}` }] }),
  );

/** A text on a page: its size and the place where it begins, points. */
type SetLine = readonly [text: string, size: number, x: number, y: number];

/**
 * A valid article of one page: lines of text, and drawings of benzene side by side, each with another group and its
 * number below it.
 */
export function numberedArticle(
  name: string,
  lines: readonly SetLine[],
  groups: readonly string[],
): ChosenFile {
  const left = (i: number) => 130 + 150 * i;
  const numbers = groups.map((_, i): SetLine => [String(i + 1), 10, left(i) - 3, 455]);
  const texts = [...lines, ...numbers].map(
    ([text, size, x, y]) => `BT /F1 ${size} Tf ${x} ${y} Td ${pdfString(text)} Tj ET`,
  );
  const drawings = groups.map((group, i) => benzene(group, left(i)));
  return pdfFile(
    name,
    writePdf({ pages: [{ ...PAGE, content: [...texts, ...drawings].join('\n') }] }),
  );
}

/** Points: the length of a bond, and the distance of the second line of a double bond. */
const BOND = 24;
const APART = 4;

/** With a group at its top, around a place at a height of 500 points. */
function benzene(group: string, x: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => (corner * Math.PI) / 3 + Math.PI / 2);
  const at = (angle: number, radius: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(2)} ${(500 + radius * Math.sin(angle)).toFixed(2)}`;
  const bond = (angle: number, radius: number) =>
    `${at(angle, radius)} m ${at(angle + Math.PI / 3, radius)} l S`;
  const ring = corners.map((angle) => bond(angle, BOND));
  const seconds = corners
    .filter((_, corner) => corner % 2 === 0)
    .map((angle) => bond(angle, BOND - APART));
  const toGroup = `${at(Math.PI / 2, BOND)} m ${at(Math.PI / 2, 1.8 * BOND)} l S`;
  const label = `BT /F1 10 Tf ${x - 4} ${500 + 2 * BOND - 3} Td (${group}) Tj ET`;
  return ['0.8 w', ...ring, ...seconds, toGroup, label].join('\n');
}

/** A valid article of exactly this size: blanks in a page's content stream have no meaning. */
export function articleOfSize(name: string, bytes: number): ChosenFile {
  const padded = (blanks: number) =>
    writePdf({ pages: [{ ...PAGE, content: line('Padded') + ' '.repeat(blanks) }] });
  // Offsets beyond the stream have a fixed width; the stream's length and `startxref` do not.
  const estimate = bytes - padded(0).length;
  const blanks = estimate - (padded(estimate).length - bytes);
  const file = pdfFile(name, padded(blanks));
  if (file.buffer.length !== bytes) throw new Error(`Made ${file.buffer.length} bytes`);
  return file;
}

/** Not a PDF, despite its name and type. */
export const textNamedPdf = (): ChosenFile =>
  pdfFile('notes.pdf', 'Collected 3 kg of leaves near Jena, dried, and extracted with methanol.\n');

export const withoutBytes = (): ChosenFile => pdfFile('nothing.pdf', '');

/** A valid file without a page. */
export const withoutPages = (): ChosenFile => pdfFile('no-pages.pdf', writePdf({ pages: [] }));

/** A header, followed by the remains of a broken download. */
export const damagedPdf = (): ChosenFile =>
  pdfFile('damaged.pdf', `%PDF-1.7\n${'\u0000\u0001garbage '.repeat(400)}`);

/** A PDF that requires a password. */
export async function encryptedPdf(): Promise<ChosenFile> {
  const document = new PDFDocument({ userPassword: 'known to its author', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text('Not for everybody.').end();
  await ended;
  return pdfFile('encrypted.pdf', Buffer.concat(chunks));
}

/** A picture of one white pixel (PNG specification, section 11). */
export const pngPicture = (): ChosenFile => ({
  name: 'figure.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
    'base64',
  ),
});
