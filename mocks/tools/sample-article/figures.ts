import type { Box } from '../../engine/geometry/box';
import type { SampleCompound } from './compounds';
import { LINE_WIDTH } from './drawingStyle';
import type { StructureDrawing } from './structureDrawing';
import { setParagraph } from './textSetter';
import type { TextStyle } from './textSetter';

type Document = PDFKit.PDFDocument;

/** Where a drawing is placed in the finished article. */
export interface PlacedDrawing {
  readonly compound: SampleCompound;
  /** Zero-based. */
  readonly page: number;
  /** Points, origin top left. */
  readonly box: Box;
}

export const captionStyle: TextStyle = { size: 8.4, leading: 10.2, family: 'Times', align: 'left' };
const nameStyle: TextStyle = { size: 8.6, leading: 10, family: 'Times', align: 'centre' };

/** From a drawing's bottom to the baseline of its name, and from there to the end of the row, points. */
const NAME_DROP = 17;
const ROW_GAP = 22;

export type Drawable =
  | { readonly compound: SampleCompound; readonly drawing: StructureDrawing }
  | {
      readonly compound: SampleCompound;
      readonly bitmap: Buffer;
      readonly size: readonly [number, number];
    };

const sizeOf = (item: Drawable): readonly [number, number] => {
  if ('bitmap' in item) return item.size;
  const [x0, y0, x1, y1] = item.drawing.box;
  return [x1 - x0, y1 - y0];
};

/** Height of a row of drawings with their names, points. */
export const rowHeight = (row: readonly Drawable[]): number =>
  Math.max(...row.map((item) => sizeOf(item)[1])) + NAME_DROP + ROW_GAP;

/**
 * Sets drawings side by side with equal gaps, centred on one line, with numbers and names on one baseline
 * below them.
 */
export function setRow(
  doc: Document,
  row: readonly Drawable[],
  page: number,
  [x, y, width]: readonly [number, number, number],
): PlacedDrawing[] {
  const height = Math.max(...row.map((item) => sizeOf(item)[1]));
  const free = width - row.reduce((sum, item) => sum + sizeOf(item)[0], 0);
  if (free < 0) throw new Error('A row of drawings is wider than its place');
  const gap = free / (row.length + 1);
  let left = x + gap;
  return row.map((item) => {
    const [w, h] = sizeOf(item);
    const top = y + (height - h) / 2;
    if ('bitmap' in item) doc.image(item.bitmap, left, top, { width: w, height: h });
    else paintDrawing(doc, item.drawing, left - item.drawing.box[0], top - item.drawing.box[1]);
    const { number, name } = item.compound;
    const middle = left + w / 2;
    setParagraph(
      doc,
      `**${number}** ${name}`,
      nameStyle,
      middle - 100,
      y + height + NAME_DROP,
      200,
    );
    const box: Box = [left, top, left + w, top + h];
    left += w + gap;
    return { compound: item.compound, page, box };
  });
}

function paintDrawing(doc: Document, drawing: StructureDrawing, dx: number, dy: number): void {
  doc.save().translate(dx, dy);
  doc.lineWidth(LINE_WIDTH).lineCap('round').strokeColor('black').fillColor('black');
  for (const [from, to] of drawing.lines) doc.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  for (const [a, b, c] of drawing.triangles) {
    doc.moveTo(a.x, a.y).lineTo(b.x, b.y).lineTo(c.x, c.y).closePath().fill();
  }
  for (const { text, x, y, size } of drawing.labels) {
    doc
      .font('Helvetica')
      .fontSize(size)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }
  doc.restore();
}
