import PDFDocument from 'pdfkit';
import type { MainModule } from '@rdkit/rdkit';
import { articleDoi, articleHead, articleParagraphs } from './articleText';
import { BITMAP_DPI } from './bitmapFigure';
import { flowText } from './columns';
import type { Frame } from './columns';
import { compoundNumber } from './compounds';
import { captionStyle, rowHeight, setRow } from './figures';
import type { Drawable, PlacedDrawing } from './figures';
import { COLUMN_GAP, columnWidth, page, setFurniture, setHead, typeWidth } from './pageFurniture';
import { setSourceTable, tableHeight } from './sourceTable';
import { drawStructure } from './structureDrawing';
import { layOutStructure } from './structureLayout';
import { breakLines, setParagraph } from './textSetter';

type Document = PDFKit.PDFDocument;

const PAGE_COUNT = 3;
/** Fixed, so that every run produces the same bytes. */
const MADE_ON = new Date('2026-01-15T12:00:00Z');
/** White space between a figure and the text beside or below it, points. */
const FIGURE_GAP = 14;

export interface MadeArticle {
  readonly pdf: Buffer;
  readonly drawings: readonly PlacedDrawing[];
}

/**
 * Makes the sample article.
 *
 * @param bitmap the drawing of compound 11 as PNG at BITMAP_DPI
 */
export async function makeArticle(rdkit: MainModule, bitmap: Buffer): Promise<MadeArticle> {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: articleHead.title,
      Author: articleHead.author,
      Subject: `${articleHead.notice} doi:${articleDoi}`,
      Keywords: articleHead.keywords.join(', '),
      Creator: 'MARCUS',
      Producer: 'PDFKit',
      CreationDate: MADE_ON,
      ModDate: MADE_ON,
    },
  });
  const bytes = collect(doc);
  for (let index = 0; index < PAGE_COUNT; index += 1) {
    doc.addPage();
    setFurniture(doc, index, PAGE_COUNT);
  }
  const drawings = compose(doc, (number) => drawable(rdkit, number, bitmap));
  doc.end();
  return { pdf: await bytes, drawings };
}

function collect(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}

function drawable(rdkit: MainModule, number: number, bitmap: Buffer): Drawable {
  const compound = compoundNumber(number);
  if (compound.kind === 'vector') {
    return { compound, drawing: drawStructure(layOutStructure(rdkit, compound)) };
  }
  // PNG: width and height are big-endian in the header chunk (ISO/IEC 15948, 11.2.2).
  const points = (offset: number) => (bitmap.readUInt32BE(offset) * 72) / BITMAP_DPI;
  return { compound, bitmap, size: [points(16), points(20)] };
}

const secondColumn = page.left + columnWidth + COLUMN_GAP;

function compose(doc: Document, draw: (number: number) => Drawable): readonly PlacedDrawing[] {
  doc.switchToPage(0);
  const textTop = setHead(doc);
  const first = figure(
    doc, 0, [[1, 2].map(draw)], secondColumn, columnWidth, 'bottom',
    '**Figure 1.** Artemisinin (**1**) and scopoletin (**2**) from the leaves of *Artemisia annua*.',
  ); // prettier-ignore
  const second = figure(
    doc, 1, [[3, 4, 10], [5, 6, 7]].map((row) => row.map(draw)), page.left, typeWidth, 'top',
    '**Figure 2.** Compounds **3**–**7** and **10**. Hydrogen atoms are drawn at ring fusions only; OMe, OAc and CO_{2}H are condensed groups.',
  ); // prettier-ignore
  const third = figure(
    doc, 2, [[8, 9].map(draw)], page.left, typeWidth, 'top',
    '**Figure 3.** Podophyllotoxin (**8**) from *Podophyllum peltatum* and camptothecin (**9**) from *Camptotheca acuminata*.',
  ); // prettier-ignore
  const tableTop = page.bottom - tableHeight;
  const fourth = figure(
    doc, 2, [[draw(11)]], secondColumn, columnWidth, 'bottom',
    `**Figure 4.** Kojic acid (**11**) from *Aspergillus oryzae*, stored as a bitmap at ${BITMAP_DPI} dots per inch.`,
    tableTop - 10,
  ); // prettier-ignore
  doc.switchToPage(2);
  setSourceTable(doc, tableTop + 8);
  const left = (number: number, top: number, bottom: number): Frame => ({
    page: number, x: page.left, top, bottom, width: columnWidth,
  }); // prettier-ignore
  const right = (number: number, top: number, bottom: number): Frame => ({
    page: number, x: secondColumn, top, bottom, width: columnWidth,
  }); // prettier-ignore
  flowText(doc, articleParagraphs, [
    left(0, textTop, page.bottom),
    right(0, textTop, first.edge),
    left(1, second.edge, page.bottom),
    right(1, second.edge, page.bottom),
    left(2, third.edge, tableTop - 10),
    right(2, third.edge, fourth.edge),
  ]);
  return [...first.drawings, ...second.drawings, ...third.drawings, ...fourth.drawings];
}

/** Sets rows of drawings and their caption; returns the edge at which text must stop. */
function figure(
  doc: Document,
  pageIndex: number,
  rows: readonly (readonly Drawable[])[],
  x: number,
  width: number,
  place: 'top' | 'bottom',
  caption: string,
  bottom = page.bottom,
): { drawings: readonly PlacedDrawing[]; edge: number } {
  doc.switchToPage(pageIndex);
  const captionHeight = breakLines(doc, caption, captionStyle, width).length * captionStyle.leading;
  const height = rows.reduce((sum, row) => sum + rowHeight(row), 0) + captionHeight;
  const top = place === 'top' ? page.top : bottom - height;
  let y = top;
  const drawings = rows.flatMap((row) => {
    const placed = setRow(doc, row, pageIndex, [x, y, width]);
    y += rowHeight(row);
    return placed;
  });
  setParagraph(doc, caption, captionStyle, x, y, width);
  const edge = place === 'top' ? top + height + FIGURE_GAP / 2 : top - FIGURE_GAP;
  return { drawings, edge };
}
