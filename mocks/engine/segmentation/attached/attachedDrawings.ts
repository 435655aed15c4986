import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as v from 'valibot';
import { onceFor } from '../../caching/onceFor';
import { boxHeight, boxHoldsBox, boxWidth, growBox } from '../../geometry/boxes';
import type { PageContent } from '../../page/pageContent';
import { attachedSchema, MOST_BYTES, type AttachedDrawing } from './attachedSchema';

/** The attachment in which MARCUS states the structures of a PDF's drawings (docs/files.md). */
const ATTACHMENT = 'marcus-structures.json';

/** Rounded when it was written, points. */
const SLACK = 1;

/** The drawings of each page whose structures the PDF states; none if what is attached is not valid. */
const attachedTo = onceFor(
  async (document: PDFDocumentProxy): Promise<ReadonlyMap<number, readonly AttachedDrawing[]>> => {
    const bytes = await attachmentOf(document);
    if (!bytes || bytes.length > MOST_BYTES) return new Map();
    const parsed = v.safeParse(attachedSchema, jsonOf(bytes));
    if (!parsed.success) return new Map();
    return new Map(parsed.output.pages.map(({ page, drawings }) => [page, drawings]));
  },
);

async function attachmentOf(document: PDFDocumentProxy): Promise<Uint8Array | undefined> {
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    if (filename === ATTACHMENT) return (await document.getAttachmentContent(id)) ?? undefined;
  }
  return undefined;
}

/** Undefined for a text that is no JSON, or too deep for the parser. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The drawings of a page whose structures the PDF states, those that lie on the page. */
export async function attachedDrawings(
  document: PDFDocumentProxy,
  { pageIndex, width, height }: PageContent,
): Promise<readonly AttachedDrawing[]> {
  const drawings = (await attachedTo(document)).get(pageIndex) ?? [];
  const page = growBox([0, 0, width, height], SLACK);
  return drawings.filter(
    ({ box }) => boxWidth(box) > SLACK && boxHeight(box) > SLACK && boxHoldsBox(page, box),
  );
}
