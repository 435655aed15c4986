import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The title in a document's metadata; these are optional and often damaged, and then there is none. */
export async function metadataTitle(document: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await document.getMetadata();
    const title: unknown = 'Title' in info ? info.Title : undefined;
    return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}
