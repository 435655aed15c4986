import type { MadePage } from '@/domain/files/madePage';
import { STRUCTURES_ATTACHMENT, structuresAttachment } from '@/domain/files/structuresAttachment';
import { newPdf, NO_TIME } from './newPdf';
import { paintShapes } from './paintShapes';
import { embedFonts, writeLetters } from './writeLetters';

/** A PDF of drawn molecules that also states their structures, from which the services answer (docs/files.md). */
export async function structuresPdf(
  title: string,
  pages: readonly MadePage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await newPdf(title);
  const fonts = await embedFonts(pdf);
  for (const { width, height, molecules, letters } of pages) {
    const page = pdf.addPage([width, height]);
    for (const { painted } of molecules) {
      paintShapes(page, painted);
      painted.letters.forEach((each) => writeLetters(page, fonts, each));
    }
    letters.forEach((each) => writeLetters(page, fonts, each));
  }
  const attachment = structuresAttachment(pages);
  if (attachment !== undefined) {
    await pdf.attach(new TextEncoder().encode(attachment), STRUCTURES_ATTACHMENT, {
      mimeType: 'application/json',
      description: 'The structures of the drawings, as the file states them',
      creationDate: NO_TIME,
      modificationDate: NO_TIME,
    });
  }
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}
