import { sourceTable } from './articleText';
import { captionStyle } from './figures';
import { page, typeWidth } from './pageFurniture';
import { setParagraph } from './textSetter';

const ROW = 12.4;
/** Left edges of the four columns, points from the left of the type area. */
const edges = [0, 150, 260, 400] as const;
const heads = ['Organism', 'Part', 'Place', 'Compounds'] as const;

export const tableHeight = ROW * (sourceTable.length + 1) + 34;

/** Table 1 over both columns, from `top` on. */
export function setSourceTable(doc: PDFKit.PDFDocument, top: number): void {
  const style = { ...captionStyle, size: 8.8 };
  setParagraph(
    doc,
    '**Table 1.** Organisms, parts and places of the invented isolation.',
    captionStyle,
    page.left,
    top + 9,
    typeWidth,
  );
  const line = (y: number, width: number) => {
    doc.lineWidth(width).strokeColor('black').moveTo(page.left, y).lineTo(page.right, y).stroke();
  };
  const setCells = (cells: readonly string[], y: number) => {
    cells.forEach((cell, index) => {
      setParagraph(doc, cell, style, page.left + 4 + (edges[index] ?? 0), y, 150);
    });
  };
  let y = top + 15;
  line(y, 0.8);
  setCells(
    heads.map((head) => `**${head}**`),
    y + ROW - 3.2,
  );
  y += ROW + 1;
  line(y, 0.4);
  for (const row of sourceTable) {
    setCells(row, y + ROW - 3);
    y += ROW;
  }
  line(y + 2, 0.8);
}
