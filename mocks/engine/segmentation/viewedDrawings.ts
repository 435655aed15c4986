import type { Box } from '../geometry/box';
import type { ColourImage } from '../ink/pixels';
import { viewOfDrawing } from '../lines/viewOfDrawing';
import type { PageContent } from '../page/pageContent';
import { imageIn, isSameView, seenIn, type PageView, type SeenPage } from '../page/pageView';

/** A page as read and as painted. */
export interface PaintedPage {
  readonly content: PageContent;
  readonly painted: ColourImage;
}

/** A painted page in the view that some of its drawings are read in. */
export interface ViewedPage extends SeenPage, PaintedPage {
  /** Of all of the page's drawings, in points of the view. */
  readonly boxes: readonly Box[];
  /** Indices of the drawings that are read in this view. */
  readonly own: readonly number[];
}

/** The views of a page that its drawings are read in: of nearly all pages, the page as it is printed. */
export function viewedDrawings(page: PaintedPage, drawings: readonly Box[]): ViewedPage[] {
  const views = drawings.map((box) => viewOfDrawing(page.content, box));
  const distinct = views.filter((view, i) => views.findIndex(sameAs(view)) === i);
  return distinct.map((view) => {
    const seen = seenIn(view, page.content);
    return {
      ...seen,
      painted: imageIn(view, page.painted),
      boxes: drawings.map(seen.toView),
      own: views.flatMap((other, i) => (isSameView(view, other) ? [i] : [])),
    };
  });
}

const sameAs = (view: PageView) => (other: PageView) => isSameView(view, other);
