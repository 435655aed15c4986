import PDFDocument from 'pdfkit';
import { bytesOf } from './scannedPdf';

/** Ethanol, one unit a bond. */
export const ETHANOL_MOLFILE = `
  test

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    0.8660    0.5000    0.0000 C   0  0
    1.7320    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
`;

/** A page on which a zigzag is drawn with bonds of 14.4 points from 90, 90, with an attachment that may state its structure. */
export function statedPdf(
  attached: unknown,
  name = 'marcus-structures.json',
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: [300, 200], margin: 0 });
  pdf.moveTo(90, 90).lineTo(102.5, 82.8).lineTo(115, 90).stroke();
  pdf.file(Buffer.from(typeof attached === 'string' ? attached : JSON.stringify(attached)), {
    name,
  });
  return bytesOf(pdf);
}
