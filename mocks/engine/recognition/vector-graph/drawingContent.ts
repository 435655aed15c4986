import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import {
  boxCentre,
  boxHeight,
  boxHolds,
  boxWidth,
  growBox,
  sharedArea,
} from '../../geometry/boxes';
import type { Blob, Curve, Line, Wedge } from '../../lines/lineArt';
import { pageLineArt } from '../../lines/pageLineArt';
import { assembleLabels, type TextLabel } from '../../lines/textLabels';
import { tidyLineArt } from '../../lines/tidyLineArt';
import { unreadTexts } from './unreadTexts';

/** The content of a page within one drawing's box. */
export interface DrawingContent {
  readonly lines: readonly Line[];
  readonly wedges: readonly Wedge[];
  readonly curves: readonly Curve[];
  readonly blobs: readonly Blob[];
  readonly labels: readonly TextLabel[];
  /** Labels next to the box: a bond within it may point at one. */
  readonly labelsBeyond: readonly TextLabel[];
  /** What is written as labels are, but was not read as one. */
  readonly unreadTexts: readonly TextLabel[];
  /** Stencil tiles: letters or wedges painted as 1-bit pictures. */
  readonly tiles: readonly Box[];
  /** True if a picture covers most of the box. */
  readonly isPicture: boolean;
  /** Lines with one end outside the box. */
  readonly cutLines: readonly Line[];
}

/** Cut-outs end at the ink; lines extend beyond by half their width. Points. */
const RIM = 1.5;
/** A cut-out may end between a bond and its label; points. */
const LABEL_REACH = 6;

/** Selects the content of a page that is within a drawing's box. */
export function drawingContent(page: PageContent, box: Box): DrawingContent {
  const area = growBox(box, RIM);
  const within = page.paths.flatMap((path) => {
    const subpaths = path.subpaths.filter(({ points }) => points.some((p) => boxHolds(area, p)));
    return subpaths.length > 0 ? [{ ...path, subpaths }] : [];
  });
  const labels = assembleLabels(page.texts);
  const near = growBox(area, LABEL_REACH);
  const isWithin = ({ box: own }: TextLabel): boolean => boxHolds(area, boxCentre(own));
  const art = tidyLineArt(pageLineArt({ ...page, paths: within }));
  return {
    lines: art.lines.filter(({ a, b }) => boxHolds(area, a) && boxHolds(area, b)),
    wedges: art.wedges.filter((w) => boxHolds(area, w.narrow) && boxHolds(area, w.wide)),
    curves: art.curves.filter(({ points }) => points.every((p) => boxHolds(area, p))),
    blobs: art.blobs.filter((blob) => boxHolds(area, boxCentre(blob.box))),
    labels: labels.filter(isWithin),
    labelsBeyond: labels.filter((label) => !isWithin(label) && sharedArea(near, label.box) > 0),
    unreadTexts: unreadTexts(page.texts, labels, near),
    tiles: page.images
      .filter(({ stencil, box: tile }) => stencil && boxHolds(near, boxCentre(tile)))
      .map((image) => image.box),
    cutLines: art.lines.filter(({ a, b }) => boxHolds(area, a) !== boxHolds(area, b)),
    isPicture: page.images.some(
      ({ stencil, box: picture }) =>
        !stencil && sharedArea(picture, box) > 0.5 * boxWidth(box) * boxHeight(box),
    ),
  };
}
