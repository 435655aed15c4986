import type { PageContent, Subpath, VectorPath } from '../../documents/pageContent';
import { boxHeight, boxOf, boxWidth } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { readFilledShape } from './filledShape';
import type { Blob, Curve, Line, LineArt, Wedge } from './lineArt';

/** Paler paint is background: white boxes behind letters, light shading. */
const MIN_INK = 0.12;
/** Strokes shorter than this (points) are joints and specks. */
const MIN_STROKE = 0.1;

interface Collected {
  lines: Line[];
  wedges: Wedge[];
  curves: Curve[];
  blobs: Blob[];
}

/** Sorts everything a page paints with paths into lines, wedges, curves and blobs. */
export function pageLineArt(page: PageContent): LineArt {
  const art: Collected = { lines: [], wedges: [], curves: [], blobs: [] };
  for (const path of page.paths) {
    if (path.ink < MIN_INK) continue;
    for (const subpath of path.subpaths) {
      if (path.kind === 'stroke') addStroke(art, path, subpath);
      else addFill(art, path, subpath);
    }
  }
  return art;
}

function addFill(art: Collected, path: VectorPath, subpath: Subpath): void {
  const shape = readFilledShape(subpath.points, subpath.curved, path.ink);
  if (shape?.kind === 'line') art.lines.push(shape.line);
  else if (shape?.kind === 'wedge') art.wedges.push(shape.wedge);
  else if (shape) art.blobs.push(shape.blob);
  else {
    const box = boxOf(subpath.points);
    if (box) art.blobs.push({ box, outline: subpath.points });
  }
}

function addStroke(art: Collected, path: VectorPath, subpath: Subpath): void {
  const { points, closed, curved } = subpath;
  const box = boxOf(points);
  if (!box) return;
  if (curved) {
    art.curves.push({ points, closed, box });
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
