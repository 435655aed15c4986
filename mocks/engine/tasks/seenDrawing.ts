import type { Box, Point } from '../geometry/box';
import type { PictureSize } from '../ink/pixels';
import { closeViewOfDrawing, viewOfDrawing } from '../lines/viewOfDrawing';
import type { PageContent } from '../page/pageContent';
import { seenIn } from '../page/pageView';
import { paintedDpi } from '../page/renderPage';
import { inCutOut, isCutOutAt, onPage } from '../segmentation/cutOut';
import { SEGMENT_DPI } from '../segmentation/segment';

/** A drawing in the view of its page in which its lines are read, beside its cut-out. */
export interface SeenDrawing {
  readonly content: PageContent;
  /** Points of the view. */
  readonly box: Box;
  /** Pixels of the cut-out to a point of the view. */
  readonly pixels: number;
  /** Whether a picture can be the cut-out, judging by its size. */
  readonly isCutOut: (picture: PictureSize) => boolean;
  /** The pixel of the cut-out that shows a point of the view. */
  readonly toPixel: (place: Point) => Point;
  /** The point of the view that a pixel shows. */
  readonly toPoint: (pixel: Point) => Point;
}

/** @param box of the drawing on the page, points */
export function seenDrawing(page: PageContent, box: Box): SeenDrawing {
  const view = viewOfDrawing(page, box);
  const dpi = view.distance * paintedDpi(page, SEGMENT_DPI);
  const cutBox = seenIn(view, page).toView(box);
  const close = closeViewOfDrawing(page, box);
  const { content, toView } = seenIn(close, page);
  const nearer = view.distance / close.distance;
  const [toPixel, toPoint] = [inCutOut(cutBox, dpi), onPage(cutBox, dpi)];
  return {
    content,
    box: toView(box),
    pixels: dpi / 72 / nearer,
    isCutOut: (picture) => isCutOutAt(cutBox, dpi, picture),
    toPixel: (place) => toPixel(scaled(place, 1 / nearer)),
    toPoint: (pixel) => scaled(toPoint(pixel), nearer),
  };
}

const scaled = ({ x, y }: Point, by: number): Point => ({ x: by * x, y: by * y });
