import type { Box, Point } from '../../geometry/box';
import { boxOf } from '../../geometry/boxes';
import type { PageContent } from '../pageContent';
import type { Quarters } from '../quarterTurns';

/** How a page is printed: so many times as large, turned clockwise by quarters, and then moved. */
export interface Printing {
  readonly size: number;
  readonly quarters: Quarters;
  readonly by?: Point;
}

const UNMOVED: Point = { x: 0, y: 0 };

/** Where a point of a page of that height and width is printed. */
const placeOf =
  ({ size, quarters, by = UNMOVED }: Printing, { width, height }: PageContent) =>
  ({ x, y }: Point): Point => {
    const turned = [
      { x, y },
      { x: height - y, y: x },
      { x: width - x, y: height - y },
      { x: y, y: width - x },
    ][quarters] ?? { x, y };
    return { x: by.x + size * turned.x, y: by.y + size * turned.y };
  };

/** A box of a page as it is printed. */
export function boxPrintedAs(printing: Printing, page: PageContent, box: Box): Box {
  const place = placeOf(printing, page);
  const corners = [place({ x: box[0], y: box[1] }), place({ x: box[2], y: box[3] })];
  return boxOf(corners) ?? box;
}

/** A page printed larger or smaller, and turned. */
export function printedAs(printing: Printing, page: PageContent): PageContent {
  const { size, quarters } = printing;
  const place = placeOf(printing, page);
  const side = 2 * size * Math.max(page.width, page.height);
  return {
    ...page,
    width: side,
    height: side,
    paths: page.paths.map((path) => ({
      ...path,
      lineWidth: size * path.lineWidth,
      subpaths: path.subpaths.map((subpath) => ({
        ...subpath,
        points: subpath.points.map(place),
        ...(subpath.middles && { middles: subpath.middles.map(place) }),
      })),
    })),
    texts: page.texts.map((run) => ({
      ...run,
      ...place(run),
      width: size * run.width,
      size: size * run.size,
      angle: [0, 90, 180, -90][quarters] ?? 0,
    })),
    images: page.images.map((image) => ({
      ...image,
      box: boxPrintedAs(printing, page, image.box),
    })),
  };
}
