import { readFilledShape } from './filledShape';
import type { VectorPath } from '../page/pageContent';
import type { Box, Point } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { boxOf, growBox } from '../geometry/boxes';
import { convexHull, outlineArea } from '../geometry/convexHull';
import { distance } from '../geometry/vector';
import { INK_DIFFERENCE } from './lineArt';

/** One filled outline. */
export interface FilledPiece {
  readonly points: readonly Point[];
  readonly curved: boolean;
  readonly ink: number;
}

/** Tolerance for equal corners, points. */
const SAME_CORNER = 0.12;
/** Halves of wedges have three to five corners. */
const MAX_CORNERS = 6;

/** The hull of the two pieces of a wedge has at most this much more area: some programs round corners to whole units. */
const HULL_SLACK = 0.3;

/**
 * Lists the filled outlines of a page. A wedge between two elements is painted in two halves, a triangle and a
 * slab with a common edge, usually in two colours; these two are merged into one outline. So are three triangles,
 * of which two are the slab.
 */
export function joinFilledPieces(paths: readonly VectorPath[]): FilledPiece[] {
  const pieces = joinTriangles(
    paths.flatMap(({ kind, ink, subpaths }): FilledPiece[] =>
      kind === 'fill' ? subpaths.map(({ points, curved }) => ({ points, curved, ink })) : [],
    ),
  );
  const boxes = pieces.map(({ points }): Box => boxOf(points) ?? [0, 0, 0, 0]);
  const index = new BoxIndex(boxes, 20);
  const gone = new Set<number>();
  return pieces.flatMap((piece, i) => {
    if (gone.has(i)) return [];
    const box = boxes[i];
    const partner =
      box &&
      index.touching(growBox(box, SAME_CORNER)).find((j) => {
        const other = pieces[j];
        return j > i && !gone.has(j) && other !== undefined && shareEdge(piece, other);
      });
    const other = partner === undefined ? undefined : pieces[partner];
    if (partner === undefined || !other) return [piece];
    gone.add(partner);
    return [{ ...piece, points: convexHull([...piece.points, ...other.points]) }];
  });
}

/** RDKit 2022.09 paints the triangles of a wedge in two colours one after the other, the tip first. */
function joinTriangles(pieces: readonly FilledPiece[]): FilledPiece[] {
  const joined: FilledPiece[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const three = pieces.slice(i, i + 3);
    const points = wedgeOfTriangles(three);
    if (points) i += 2;
    joined.push(...three.slice(0, 1).map((first) => (points ? { ...first, points } : first)));
  }
  return joined;
}

function wedgeOfTriangles(pieces: readonly FilledPiece[]): Point[] | undefined {
  const [tip, near, far] = pieces;
  if (!tip || !near || !far || pieces.some(({ points }) => points.length !== 3)) return undefined;
  if (Math.abs(near.ink - far.ink) >= INK_DIFFERENCE || !haveCommonEdge(near, far))
    return undefined;
  if (!haveCommonEdge(tip, near) && !haveCommonEdge(tip, far)) return undefined;
  return wedgeHull(pieces);
}

function shareEdge(piece: FilledPiece, other: FilledPiece): boolean {
  if (piece.points.length > MAX_CORNERS || other.points.length > MAX_CORNERS) return false;
  if (!haveCommonEdge(piece, other)) return false;
  return Math.abs(piece.ink - other.ink) >= INK_DIFFERENCE || areTriangleAndSlab(piece, other);
}

function haveCommonEdge(piece: FilledPiece, other: FilledPiece): boolean {
  const common = piece.points.filter((p) => other.points.some((q) => distance(p, q) < SAME_CORNER));
  return common.some((p) => common.some((q) => distance(p, q) > 3 * SAME_CORNER));
}

/** Of one colour, only a triangle and the slab that makes it longer are halves: letters have edges in common, too. */
function areTriangleAndSlab(piece: FilledPiece, other: FilledPiece): boolean {
  const corners = [piece.points.length, other.points.length].sort((a, b) => a - b);
  if (corners[0] !== 3 || corners[1] !== 4) return false;
  return wedgeHull([piece, other]) !== undefined;
}

/** The hull of pieces that fill it, if it is a wedge. */
function wedgeHull(pieces: readonly FilledPiece[]): Point[] | undefined {
  const hull = convexHull(pieces.flatMap(({ points }) => points));
  const filled = pieces.reduce((sum, { points }) => sum + outlineArea(points), 0);
  if (outlineArea(hull) > (1 + HULL_SLACK) * filled) return undefined;
  return readFilledShape(hull, false, pieces[0]?.ink ?? 1)?.kind === 'wedge' ? hull : undefined;
}
