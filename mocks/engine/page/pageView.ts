import { onceFor } from '../caching/onceFor';
import type { Box, Point } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import type { ColourImage } from '../ink/pixels';
import type { PageContent, Subpath } from './pageContent';
import {
  opposite,
  turnedBack,
  turnedBackImage,
  turnedBackSize,
  type Quarters,
} from './quarterTurns';

/**
 * How a page is looked at, so that a drawing on it is upright and of the usual size: what finds and reads
 * drawings measures in points and expects upright letters.
 */
export interface PageView {
  /** Of the writing; the view undoes them. */
  readonly quarters: Quarters;
  /** From how many times as far away the page is looked at. */
  readonly distance: number;
}

/** The page as it is. */
export const AS_PRINTED: PageView = { quarters: 0, distance: 1 };

export const isSameView = (a: PageView, b: PageView): boolean =>
  a.quarters === b.quarters && a.distance === b.distance;

/** A page seen so: in points of the view, origin top left of what is seen. */
export interface SeenPage {
  readonly content: PageContent;
  readonly toView: (box: Box) => Box;
  readonly toPage: (box: Box) => Box;
}

const lastSeen = onceFor((_page: PageContent) => new Map<'last', readonly [PageView, SeenPage]>());

/** A page in a view. The last one is kept, as most of a page's drawings are seen in the same view. */
export function seenIn(view: PageView, page: PageContent): SeenPage {
  const kept = lastSeen(page);
  const [last, known] = kept.get('last') ?? [];
  if (last && known && isSameView(last, view)) return known;
  const seen = lookAt(view, page);
  kept.set('last', [view, seen]);
  return seen;
}

function lookAt(view: PageView, page: PageContent): SeenPage {
  if (isSameView(view, AS_PRINTED)) {
    return { content: page, toView: (box) => box, toPage: (box) => box };
  }
  const content = contentIn(view, page);
  const back = { quarters: opposite(view.quarters), distance: 1 / view.distance };
  return { content, toView: boxesIn(view, page), toPage: boxesIn(back, content) };
}

type Size = Pick<PageContent, 'width' | 'height'>;

const pointsIn =
  ({ quarters, distance }: PageView, size: Size) =>
  (point: Point): Point => {
    const { x, y } = turnedBack(point, quarters, size);
    return { x: x / distance, y: y / distance };
  };

function boxesIn(view: PageView, size: Size): (box: Box) => Box {
  const place = pointsIn(view, size);
  return (box) => {
    const corners = [place({ x: box[0], y: box[1] }), place({ x: box[2], y: box[3] })];
    return boxOf(corners) ?? box;
  };
}

function contentIn(view: PageView, page: PageContent): PageContent {
  const { quarters, distance } = view;
  const place = pointsIn(view, page);
  const placeBox = boxesIn(view, page);
  const { width, height } = turnedBackSize(quarters, page);
  const subpathIn = ({ middles, ...subpath }: Subpath): Subpath => ({
    ...subpath,
    points: subpath.points.map(place),
    ...(middles && { middles: middles.map(place) }),
  });
  return {
    pageIndex: page.pageIndex,
    width: width / distance,
    height: height / distance,
    paths: page.paths.map((path) => ({
      ...path,
      lineWidth: path.lineWidth / distance,
      subpaths: path.subpaths.map(subpathIn),
    })),
    texts: page.texts.map((run) => ({
      ...run,
      ...place(run),
      width: run.width / distance,
      size: run.size / distance,
      angle: turnedAngle(run.angle, quarters),
    })),
    images: page.images.map((image) => ({ ...image, box: placeBox(image.box) })),
  };
}

/** In degrees, -180 to 180. */
const turnedAngle = (angle: number, quarters: Quarters): number => {
  const turned = angle - 90 * quarters;
  return quarters === 0 ? angle : turned - 360 * Math.round(turned / 360);
};

/** A painted page in a view: the same pixels, of which there are more to a point from farther away. */
export function imageIn({ quarters, distance }: PageView, image: ColourImage): ColourImage {
  const turned = turnedBackImage(image, quarters);
  return { ...turned, dpi: image.dpi * distance };
}
