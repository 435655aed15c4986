import {
  closePath,
  fill,
  LineCapStyle,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  setLineCap,
  setLineWidth,
  stroke,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Painted } from '@/domain/painting/painted';

/** Paints lines and filled shapes, black, as a program draws a molecule. */
export function paintShapes(page: PDFPage, { lines, polygons }: Painted): void {
  const up = (y: number) => page.getHeight() - y;
  page.pushOperators(
    pushGraphicsState(),
    setLineCap(LineCapStyle.Round),
    ...lines.flatMap(({ from, to, width }) => [
      setLineWidth(width),
      moveTo(from[0], up(from[1])),
      lineTo(to[0], up(to[1])),
      stroke(),
    ]),
    ...polygons.flatMap(([first, ...others]) =>
      first
        ? [
            moveTo(first[0], up(first[1])),
            ...others.map(([x, y]) => lineTo(x, up(y))),
            closePath(),
            fill(),
          ]
        : [],
    ),
    popGraphicsState(),
  );
}
