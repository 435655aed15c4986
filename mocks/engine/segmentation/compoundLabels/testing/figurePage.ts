import type { Box } from '../../../geometry/box';
import type { PageContent, TextRun } from '../../../page/pageContent';

/** Letters of Helvetica are about half as wide as they are high. */
const LETTER_WIDTH = 0.5;
const SIZE = 8;

/** A run of 8-point letters; `x` is its left end. */
export function run(text: string, x: number, y: number, rest: Partial<TextRun> = {}): TextRun {
  const size = rest.size ?? SIZE;
  const width = text.length * size * LETTER_WIDTH;
  return { text, x, y, width, size, angle: 0, bold: false, italic: false, ...rest };
}

/** The same, centred at `x`. */
export function centred(text: string, x: number, y: number, rest: Partial<TextRun> = {}): TextRun {
  const placed = run(text, x, y, rest);
  return { ...placed, x: x - placed.width / 2 };
}

/** A page of 600 x 800 points with these letters and straight strokes. */
export const pageWith = (
  texts: readonly TextRun[],
  strokes: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[] = [],
): PageContent => ({
  pageIndex: 0,
  width: 600,
  height: 800,
  texts,
  images: [],
  paths: strokes.map(([x0, y0, x1, y1]) => ({
    kind: 'stroke',
    lineWidth: 0.6,
    ink: 1,
    dashed: false,
    subpaths: [
      {
        closed: false,
        curved: false,
        points: [
          { x: x0, y: y0 },
          { x: x1, y: y1 },
        ],
      },
    ],
  })),
});

/** A drawing of 80 x 60 points with its upper left corner here. */
export const drawingAt = (x: number, y: number, width = 80, height = 60): Box => [
  x,
  y,
  x + width,
  y + height,
];
