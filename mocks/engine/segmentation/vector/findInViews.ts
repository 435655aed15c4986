import type { Box, Point } from '../../geometry/box';
import { boxHeight, boxWidth, sharedArea } from '../../geometry/boxes';
import { USUAL_BOND, usualLength } from '../../lines/bondLength';
import { looksLikeLabel } from '../../lines/labelPattern';
import { straightPieces } from '../../lines/straightPieces';
import { closeViewOfDrawing } from '../../lines/viewOfDrawing';
import type { PageContent } from '../../page/pageContent';
import { AS_PRINTED, isSameView, seenIn, type PageView } from '../../page/pageView';
import { quartersOf, type Quarters } from '../../page/quarterTurns';
import { SAME_DRAWING, type Drawing } from '../drawing';
import { MIN_LINES } from './judgeStructure';

/** Difference of two boxes of the same ink, points of the view. */
const SAME_EDGE = 1.5;
/** Sine of the angle from which on a line is slanted: rules and axes are not. */
const SLANTED = 0.05;
/** Distances from which a page is looked at; more sizes of drawings are on none. */
const MAX_DISTANCES = 3;
/** Lines of a page that is only looked at as it is printed: a map or a plot. */
const MAX_PIECES = 50_000;

/**
 * Finds drawings on a page as it is printed and, where it has lines or letters for them, on the page turned and
 * looked at from farther away: each drawing in the view in which it is upright and of the usual size.
 *
 * @param find finds upright drawings of the usual size
 */
export function findInViews(
  page: PageContent,
  find: (page: PageContent) => readonly Drawing[],
): Drawing[] {
  const printed = find(page);
  const others = otherViews(page).flatMap((view) => {
    const { content, toPage } = seenIn(view, page);
    const found = find(content).map((drawing) => ({ ...drawing, box: toPage(drawing.box) }));
    const own = found.filter(({ box }) => isClose(closeViewOfDrawing(page, box), view));
    return own.map((drawing) => printed.find(isAlike(drawing, view)) ?? drawing);
  });
  if (others.length === 0) return [...printed];
  const isUsual = ({ box }: Drawing) => isClose(closeViewOfDrawing(page, box), AS_PRINTED);
  // What no view shows better stays as it was found.
  const unusual = printed.filter((drawing) => !isUsual(drawing));
  return [...printed.filter(isUsual), ...others, ...unusual].filter(isFirstOfItsPlace);
}

/** Whether a drawing was found with the same box, apart from what is left free around it. */
const isAlike =
  (drawing: Drawing, { distance }: PageView) =>
  ({ box }: Drawing): boolean =>
    box.every((edge, i) => Math.abs(edge - (drawing.box[i] ?? edge)) < SAME_EDGE * distance);

/** Small drawings are found as they are printed. */
const isClose = (own: PageView, view: PageView): boolean => {
  const bond = (USUAL_BOND.length * Math.max(1, own.distance)) / view.distance;
  return own.quarters === view.quarters && bond >= USUAL_BOND.least && bond <= USUAL_BOND.most;
};

const isFirstOfItsPlace = ({ box }: Drawing, i: number, all: readonly Drawing[]): boolean =>
  !all.slice(0, i).some((other) => showSame(box, other.box));

const areaOf = (box: Box) => Math.max(1, boxWidth(box) * boxHeight(box));

const showSame = (a: Box, b: Box): boolean =>
  sharedArea(a, b) > SAME_DRAWING * Math.min(areaOf(a), areaOf(b));

/** The views in which the page may have drawings, except that as it is printed. */
function otherViews(page: PageContent): PageView[] {
  const pieces = straightPieces(page.paths);
  if (pieces.length > MAX_PIECES) return [];
  const distances = [1, ...distancesFor(pieces)];
  return [AS_PRINTED.quarters, ...turnsOf(page)]
    .flatMap((quarters) => distances.map((distance) => ({ quarters, distance })))
    .filter((view) => !isSameView(view, AS_PRINTED));
}

/** The directions of turned labels. */
function turnsOf({ texts }: PageContent): Quarters[] {
  const labels = texts.filter(({ text, angle }) => angle !== 0 && looksLikeLabel(text.trim()));
  const quarters = new Set(labels.map(({ angle }) => quartersOf(angle)));
  return ([1, 2, 3] as const).filter((turn) => quarters.has(turn));
}

/** From how far away long lines are as long as usual bonds, for the lengths that most of them have. */
function distancesFor(pieces: readonly (readonly [Point, Point])[]): number[] {
  let lengths = pieces.flatMap(([a, b]) => {
    const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
    const length = Math.hypot(dx, dy);
    return length > USUAL_BOND.most && Math.min(dx, dy) > SLANTED * length ? [length] : [];
  });
  const distances: number[] = [];
  while (distances.length < MAX_DISTANCES) {
    const distance = (usualLength(lengths, MIN_LINES) ?? 0) / USUAL_BOND.length;
    if (distance === 0) break;
    distances.push(distance);
    const isSeen = (bond: number) => bond >= USUAL_BOND.least && bond <= USUAL_BOND.most;
    lengths = lengths.filter((length) => !isSeen(length / distance));
  }
  return distances;
}
