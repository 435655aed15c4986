import type { PageContent, Subpath, VectorPath } from '../page/pageContent';
import type { Box } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { boxHeight, boxOf, boxWidth } from '../geometry/boxes';
import { distance } from '../geometry/vector';
import { type FilledPiece, joinFilledPieces } from './filledPieces';
import { readFilledShape } from './filledShape';
import { separateFlattenedCurves } from './flattenedCurves';
import { joinArcs } from './joinArcs';
import { MIN_INK, type Blob, type Curve, type Line, type LineArt, type Wedge } from './lineArt';
import { withThickStrokes } from './thickStrokes';

/** Strokes shorter than this (points) are joints and specks. */
const MIN_STROKE = 0.1;
/** Tolerance between the corners of a fill and of its outline, points. */
const SAME_CORNER = 0.25;

interface Collected {
  lines: Line[];
  wedges: Wedge[];
  curves: Curve[];
  blobs: Blob[];
}

/** Classifies everything that a page paints with paths as lines, wedges, curves and blobs. */
export function pageLineArt(page: PageContent): LineArt {
  const art: Collected = { lines: [], wedges: [], curves: [], blobs: [] };
  const painted = page.paths.filter((path) => path.ink >= MIN_INK);
  const isOutline = outlineTest(painted);
  for (const path of painted) {
    if (path.kind === 'fill') continue;
    for (const subpath of path.subpaths) {
      if (!isOutline(subpath)) addStroke(art, path, subpath);
    }
  }
  for (const piece of joinFilledPieces(painted)) addFill(art, piece);
  const { lines, curves } = separateFlattenedCurves(art.lines);
  return {
    ...art,
    ...withThickStrokes(lines, art.blobs),
    curves: joinArcs([...art.curves, ...curves]),
  };
}

/** Some programs fill a wedge and then stroke its outline: those strokes are not bonds. */
function outlineTest(paths: readonly VectorPath[]): (stroke: Subpath) => boolean {
  const fills = paths.flatMap((path) => (path.kind === 'fill' ? path.subpaths : []));
  const boxes = fills.map(({ points }): Box => boxOf(points) ?? [0, 0, 0, 0]);
  const index = new BoxIndex(boxes, 20);
  return ({ points }) => {
    const box = boxOf(points);
    if (!box || points.length < 3 || points.length > 20) return false;
    return index.touching(box).some((i) => {
      const corners = fills[i]?.points ?? [];
      return points.every((p) => corners.some((q) => distance(p, q) < SAME_CORNER));
    });
  };
}

function addFill(art: Collected, { points, curved, ink }: FilledPiece): void {
  const shape = readFilledShape(points, curved, ink);
  if (shape?.kind === 'line') art.lines.push(shape.line);
  else if (shape?.kind === 'wedge') art.wedges.push(shape.wedge);
  else if (shape) art.blobs.push(shape.blob);
  else {
    const box = boxOf(points);
    if (box) art.blobs.push({ box, outline: points });
  }
}

function addStroke(art: Collected, path: VectorPath, subpath: Subpath): void {
  const { points, closed, curved, middles = [] } = subpath;
  const box = boxOf([...points, ...middles]);
  if (!box) return;
  if (curved) {
    const drawn = points.flatMap((point, i) => (i > 0 ? [middles[i - 1] ?? [], point] : [point]));
    art.curves.push({ points: drawn.flat(), closed, box });
    return;
  }
  if (isFrame(subpath)) return;
  const corners = closed && points[0] ? [...points, points[0]] : points;
  for (let i = 1; i < corners.length; i++) {
    const a = corners[i - 1];
    const b = corners[i];
    if (!a || !b || distance(a, b) < MIN_STROKE) continue;
    art.lines.push({ a, b, width: path.lineWidth, ink: path.ink, dashed: path.dashed });
  }
}

/** An upright rectangle, unless it is as square and small as a four-membered ring. */
function isFrame({ points, closed }: Subpath): boolean {
  if (points.length < 4 || points.length > 5 || !(closed || points.length === 5)) return false;
  const box = boxOf(points);
  if (!box) return false;
  const [w, h] = [boxWidth(box), boxHeight(box)];
  const upright = points.every(
    ({ x, y }) =>
      (Math.abs(x - box[0]) < 0.1 || Math.abs(x - box[2]) < 0.1) &&
      (Math.abs(y - box[1]) < 0.1 || Math.abs(y - box[3]) < 0.1),
  );
  const ringLike = Math.max(w, h) < 30 && Math.abs(w - h) < 0.15 * Math.max(w, h);
  return upright && !ringLike;
}
