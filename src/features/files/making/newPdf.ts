import { PDFDocument } from '@cantoo/pdf-lib';

/** Of what is made here: the same file gives the same bytes, and so the same article, whenever it is dropped. */
export const NO_TIME = new Date(0);

/** An empty document that says what it was made of, and not when. */
export async function newPdf(title: string): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  pdf.setProducer('MARCUS');
  return pdf;
}
