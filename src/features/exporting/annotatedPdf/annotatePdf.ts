import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { inPageUnits } from '@/domain/exports/annotatedPdf/pageFrame';
import type { DrawingNote } from '@/domain/exports/annotatedPdf/drawingNote';
import { colourOf, differences, outlineStream, withTag } from './outline';
import { pageFrameOf } from './pageFrameOf';

const ENCRYPTED =
  'The PDF is encrypted, and a copy with annotations would not be. Remove its protection first.';
const DAMAGED = 'The PDF is damaged: its pages cannot be written to.';

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, {
      ...{ forIncrementalUpdate: true, updateMetadata: false, parseSpeed: ParseSpeeds.Medium },
    });
  } catch (error) {
    throw new Error(error instanceof EncryptedPDFError ? ENCRYPTED : DAMAGED, { cause: error });
  }
}

/** @throws Error if the tree of pages is broken */
function pagesOf(pdf: PDFDocument): readonly PDFPage[] {
  try {
    return pdf.getPages();
  } catch (error) {
    throw new Error(DAMAGED, { cause: error });
  }
}

/** Print (PDF 1.7, 12.5.3). */
const PRINTED = 4;

/** The annotation of a drawing, with what is drawn for it. */
function squareOf(page: PDFPage, note: DrawingNote, name: string, at: Date, font: PDFRef): PDFRef {
  const { context } = page.node;
  const frame = pageFrameOf(page);
  const { outer } = withTag(note, frame);
  const square = context.obj({
    ...{ Type: 'Annot', Subtype: 'Square', F: PRINTED, P: page.ref },
    Rect: [...inPageUnits(frame, outer)],
    RD: differences(frame, outer, note.box),
    C: [...colourOf(note)],
    BS: { W: 1 },
    ...{ T: PDFString.of('MARCUS'), NM: PDFString.of(name), M: PDFString.fromDate(at) },
    Contents: PDFHexString.fromText(note.words),
    AP: { N: outlineStream(context, note, frame, font) },
  });
  return context.register(square);
}

/** From the words of the text to the drawing. */
function linkOf(page: PDFPage, place: DrawingNote['box'], target: PDFPage, note: DrawingNote) {
  const { context } = page.node;
  const [own, frame] = [pageFrameOf(page), pageFrameOf(target)];
  const [x, y] = withTag(note, frame).outer;
  const [left, top] = inPageUnits(frame, [x, y, x, y]);
  const link = context.obj({
    ...{ Type: 'Annot', Subtype: 'Link', F: PRINTED, P: page.ref },
    Rect: [...inPageUnits(own, place)],
    C: [...colourOf(note)],
    // A line below, which readers draw on the page before it is turned.
    BS: { W: 0.5, S: own.rotation === 0 ? 'U' : 'S' },
    Dest: [target.ref, 'XYZ', left, top, null],
  });
  return context.register(link);
}

/** An array of its own, since one within the page would not be told as changed. */
function addAnnotations({ node }: PDFPage, added: readonly PDFRef[]): void {
  const present = node.lookup(PDFName.of('Annots'));
  const all = [...(present instanceof PDFArray ? present.asArray() : []), ...added];
  node.set(PDFName.of('Annots'), node.context.obj(all));
}

/** Whether the table of objects is a stream, as what is appended then has to be. */
function hasXrefStream(bytes: Uint8Array, { context }: PDFDocument): boolean {
  const start = context.pdfFileDetails.prevStartXRef;
  return !new TextDecoder('latin1').decode(bytes.subarray(start, start + 20)).startsWith('xref');
}

/**
 * The PDF with its drawings outlined and linked from the text. What is added is appended: the bytes of the original
 * stay as they are.
 *
 * @throws Error with a sentence for the user, if the PDF is encrypted or damaged
 */
export async function annotatePdf(
  bytes: Uint8Array,
  notes: readonly DrawingNote[],
  at: Date,
): Promise<Uint8Array> {
  const pdf = await opened(bytes);
  const pages = pagesOf(pdf);
  const { context } = pdf;
  const font = context.register(
    context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }),
  );
  const added = new Map<PDFPage, PDFRef[]>();
  const add = (page: PDFPage, ref: PDFRef) => added.set(page, [...(added.get(page) ?? []), ref]);
  notes.forEach((note, index) => {
    const target = pages[note.page];
    if (!target) throw new Error(DAMAGED);
    add(target, squareOf(target, note, `marcus-${index + 1}`, at, font));
    for (const { page: from, box } of note.spokenOf) {
      const page = pages[from];
      if (page) add(page, linkOf(page, box, target, note));
    }
  });
  for (const [page, refs] of added) addAnnotations(page, refs);
  return pdf.save({ useObjectStreams: hasXrefStream(bytes, pdf) });
}
