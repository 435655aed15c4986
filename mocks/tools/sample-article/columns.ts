import { breakLines, setLine } from './textSetter';
import type { TextStyle } from './textSetter';

/** An area for running text, points from the page's top left. */
export interface Frame {
  readonly page: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface Paragraph {
  readonly kind: 'heading' | 'first' | 'body';
  readonly text: string;
}

const LEADING = 11.9;

const body: TextStyle = { size: 9.6, leading: LEADING, family: 'Times', align: 'justify' };
const styles: Record<Paragraph['kind'], TextStyle> = {
  heading: { size: 9.4, leading: LEADING, family: 'Helvetica', align: 'left', bold: true },
  first: body,
  body: { ...body, indent: 10 },
};

/**
 * Lets paragraphs run through the frames in order. Baselines are on one grid, so that the lines of both
 * columns are aligned.
 *
 * @throws when the text is longer than its frames
 */
export function flowText(
  doc: PDFKit.PDFDocument,
  paragraphs: readonly Paragraph[],
  frames: readonly Frame[],
): void {
  let number = 0;
  let frame = frameAt(frames, number);
  let y = frame.top + LEADING * 0.75;
  let atTop = true;
  const nextFrame = () => {
    number += 1;
    frame = frameAt(frames, number);
    doc.switchToPage(frame.page);
    y = frame.top + LEADING * 0.75;
    atTop = true;
  };
  doc.switchToPage(frame.page);
  for (const { kind, text } of paragraphs) {
    const style = styles[kind];
    if (kind === 'heading' && !atTop) y += LEADING;
    const lines = breakLines(doc, text, style, frame.width);
    lines.forEach((line, index) => {
      // Keeps a heading together with two lines below it, and avoids single lines of a paragraph at a frame's
      // edge.
      const pair = lines.length > 1 && (index === 0 || (index === lines.length - 2 && index > 1));
      const needed = kind === 'heading' ? 2 * LEADING : pair ? LEADING : 0;
      if (y + needed > frame.bottom) nextFrame();
      setLine(doc, line, style, frame.x, y, frame.width);
      y += LEADING;
      atTop = false;
    });
  }
}

function frameAt(frames: readonly Frame[], index: number): Frame {
  const frame = frames[index];
  if (!frame) throw new Error('The text of the sample article is longer than its columns');
  return frame;
}
