import type { Point } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import { along, distance, offset } from '../geometry/vector';
import { filledWedge } from './filledWedge';
import type { Blob, Line, Wedge } from './lineArt';
import { profileOf, SPECK, type ShapeProfile } from './shapeProfile';
import { slabStrokes } from './slabStrokes';

/** Maximum thickness of a filled line relative to its length ... */
const MAX_LINE_ASPECT = 0.3;
/** ... or, for the last strokes of a hashed wedge, in points. */
const HAIR_WIDTH = 0.8;
export type FilledShape =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'wedge'; readonly wedge: Wedge }
  | { readonly kind: 'blob'; readonly blob: Blob };

/** Classifies a filled outline; undefined for specks and for outlines without area. */
export function readFilledShape(
  points: readonly Point[],
  curved: boolean,
  ink: number,
): FilledShape | undefined {
  const corners = withoutRepeats(points);
  const box = boxOf(corners);
  if (!box || corners.length < 2) return undefined;
  const profile = profileOf(corners);
  if (!profile || profile.length < SPECK) return undefined;
  const { length, width } = profile;
  const wedge = curved && corners.length > 8 ? undefined : filledWedge(corners, profile, ink);
  if (wedge) return { kind: 'wedge', wedge };
  if (width < MAX_LINE_ASPECT * length || (width < HAIR_WIDTH && width < 0.95 * length)) {
    return { kind: 'line', line: lineOf(profile, ink) };
  }
  const strokes = slabStrokes(corners, ink);
  return { kind: 'blob', blob: { box, ...(strokes.length > 0 && { strokes }) } };
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.every((other) => distance(other, point) > 0.02)) kept.push(point);
  }
  return kept;
}

/** The round or square caps of a filled line extend half its width beyond the line as drawn. */
function lineOf({ a, b, length, width, shift }: ShapeProfile, ink: number): Line {
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const cut = Math.min(width / 2, length / 4) / length;
  const middle = (p: Point): Point => offset(p, side, shift);
  return {
    a: middle(along(a, b, cut)),
    b: middle(along(a, b, 1 - cut)),
    width,
    ink,
    dashed: false,
  };
}
