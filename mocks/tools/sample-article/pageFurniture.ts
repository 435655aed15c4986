import { articleDoi, articleHead } from './articleText';
import { setParagraph } from './textSetter';
import type { TextStyle } from './textSetter';

type Document = PDFKit.PDFDocument;

/** A4 and the type area, points. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 50,
  right: 545.28,
  top: 72,
  bottom: 786,
};
export const COLUMN_GAP = 20;
export const typeWidth = page.right - page.left;
export const columnWidth = (typeWidth - COLUMN_GAP) / 2;

const small: TextStyle = {
  size: 7.6, leading: 9.4, family: 'Helvetica', align: 'left', colour: '#444444',
}; // prettier-ignore
const title: TextStyle = { size: 18.5, leading: 22, family: 'Times', align: 'left', bold: true };
const author: TextStyle = { size: 11, leading: 14, family: 'Times', align: 'left' };
const notice: TextStyle = {
  size: 8.6,
  leading: 11.6,
  family: 'Helvetica',
  align: 'left',
  colour: '#8a1c1c',
};
const abstract: TextStyle = { size: 9.2, leading: 11.5, family: 'Times', align: 'justify' };

function rule(doc: Document, y: number, width = 0.5): void {
  doc.lineWidth(width).strokeColor('#444444').moveTo(page.left, y).lineTo(page.right, y).stroke();
}

/** Running head and foot of every page. */
export function setFurniture(doc: Document, pageIndex: number, pageCount: number): void {
  setParagraph(doc, 'MARCUS Sample Articles', small, page.left, 46, 300);
  setRight(doc, 'Sample article, not a research paper', 46);
  rule(doc, 52);
  rule(doc, 798);
  setParagraph(doc, `https://doi.org/${articleDoi}`, small, page.left, 810, 300);
  setRight(doc, `Page ${pageIndex + 1} of ${pageCount}`, 810);
}

function setRight(doc: Document, text: string, y: number): void {
  doc.font('Helvetica').fontSize(small.size);
  setParagraph(doc, text, small, page.right - doc.widthOfString(text), y, 300);
}

/** Title, author, notice and abstract over both columns; returns where the columns may begin. */
export function setHead(doc: Document): number {
  let y = setParagraph(doc, articleHead.title, title, page.left, 84, typeWidth);
  y = setParagraph(doc, articleHead.author, author, page.left, y, typeWidth);
  y = setParagraph(doc, articleHead.notice, notice, page.left, y + 3, typeWidth);
  const top = y - 2;
  rule(doc, top);
  y = setParagraph(
    doc,
    `**Abstract.** ${articleHead.abstract}`,
    abstract,
    page.left,
    top + 14,
    typeWidth,
  );
  y = setParagraph(
    doc,
    `**Keywords:** ${articleHead.keywords.map(italicWhenBinomial).join('; ')}`,
    { ...abstract, align: 'left' },
    page.left,
    y + 3,
    typeWidth,
  );
  rule(doc, y - 4);
  return y + 8;
}

const italicWhenBinomial = (keyword: string) =>
  /^[A-Z]\w+ [a-z]+$/.test(keyword) ? `*${keyword}*` : keyword;
