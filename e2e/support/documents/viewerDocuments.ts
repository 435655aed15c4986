import { pdfString, writePdf } from '../../../mocks/engine/page/writePdf';
import type { ChosenFile } from './pdfDocuments';

/** Points, A4. */
const PAGE = { width: 595, height: 842 };
const LINES = 30;
const LINE_HEIGHT = 24;

const pdfFile = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

const show = (text: string, y: number) => `BT /F1 12 Tf 72 ${y} Td ${pdfString(text)} Tj ET\n`;

const pageOf = (page: number, head: string) => {
  const lines = Array.from({ length: LINES }, (_, line) =>
    show(`Page ${page}, line ${line + 1}.`, 780 - line * LINE_HEIGHT),
  );
  return { ...PAGE, content: lines.join('') + show(head, 805) };
};

interface BookOptions {
  /** In the file's own metadata. */
  readonly title?: string;
  /** A line at the head of the page with this number. */
  readonly heads?: Readonly<Record<number, string>>;
}

/** An article with this many pages, each with thirty lines that state their position. */
export function book(name: string, pages: number, options: BookOptions = {}): ChosenFile {
  const { title, heads = {} } = options;
  return pdfFile(
    name,
    writePdf({
      pages: Array.from({ length: pages }, (_, at) => pageOf(at + 1, heads[at + 1] ?? '')),
      ...(title !== undefined && { info: { Title: title } }),
    }),
  );
}

/** A page of this many lines drawn one by one, which takes a browser seconds. */
export function slowPage(name: string, strokes: number): ChosenFile {
  const lines = Array.from(
    { length: strokes },
    (_, at) =>
      `${50 + (at % 500)} ${50 + (at % 700)} m ${60 + (at % 500)} ${60 + (at % 700)} l S\n`,
  );
  return pdfFile(name, writePdf({ pages: [{ ...PAGE, content: lines.join('') }] }));
}
