import type { Point } from '../geometry/box';
import { boxCentre, boxHeight, boxWidth, growBox, boxHolds } from '../geometry/boxes';
import { direction, distance, dot } from '../geometry/vector';
import type { Line, LineArt } from './lineArt';

/** Maximum size of an arrow head, points. */
const MAX_HEAD = 14;
/** A shaft is at least this many times as long as its head. */
const MIN_SHAFT = 1.3;

interface Head {
  readonly tip: Point;
  readonly base: Point;
}

/** Removes the arrows of schemes from the line art: shafts with a filled head, and the heads. */
export function dropArrows(art: LineArt): LineArt {
  const gone = new Set<object>();
  for (const wedge of art.wedges) {
    const head = { tip: wedge.narrow, base: wedge.wide };
    const shaft = art.lines.find((line) => isShaft(line, head, art.lines));
    if (shaft) gone.add(wedge).add(shaft);
  }
  for (const blob of art.blobs) {
    if (Math.max(boxWidth(blob.box), boxHeight(blob.box)) > MAX_HEAD) continue;
    const near = growBox(blob.box, 0.5);
    const shaft = art.lines.find((line) => endsInHead(line, near, art.lines));
    if (shaft) gone.add(blob).add(shaft);
  }
  if (gone.size === 0) return art;
  return {
    ...art,
    lines: art.lines.filter((line) => !gone.has(line)),
    wedges: art.wedges.filter((wedge) => !gone.has(wedge)),
    blobs: art.blobs.filter((blob) => !gone.has(blob)),
  };
}

/** The shaft ends at the broad side of the head, and its other end touches nothing. */
function isShaft(line: Line, { tip, base }: Head, lines: readonly Line[]): boolean {
  const size = distance(tip, base);
  if (size > MAX_HEAD || distance(line.a, line.b) < MIN_SHAFT * size) return false;
  const [near, far] =
    distance(line.a, base) < distance(line.b, base) ? [line.a, line.b] : [line.b, line.a];
  const straight = dot(direction(far, near), direction(base, tip)) > 0.98;
  const meets = Math.min(distance(near, base), distance(near, tip)) < 0.6 * size;
  return straight && meets && endsFree(line, far, lines) && endsFree(line, near, lines);
}

function endsInHead(
  line: Line,
  head: readonly [number, number, number, number],
  lines: readonly Line[],
): boolean {
  const size = Math.max(boxWidth(head), boxHeight(head));
  if (distance(line.a, line.b) < 2.5 * size || size < 2) return false;
  const [near, far] = boxHolds(head, line.a) ? [line.a, line.b] : [line.b, line.a];
  const onAxis = dot(direction(far, near), direction(far, boxCentre(head))) > 0.998;
  return (
    boxHolds(head, near) && onAxis && endsFree(line, far, lines) && endsFree(line, near, lines)
  );
}

const endsFree = (line: Line, end: Point, lines: readonly Line[]): boolean =>
  lines.every(
    (other) => other === line || Math.min(distance(other.a, end), distance(other.b, end)) > 0.8,
  );
