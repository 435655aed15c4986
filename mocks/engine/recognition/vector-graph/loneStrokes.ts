import type { Point } from '../../geometry/box';
import { boxHolds, growBox } from '../../geometry/boxes';
import {
  direction,
  distance,
  distanceToSegment,
  midpoint,
  offset,
  project,
} from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';
import { isAtomLabel } from './labelAtEnd';

/** A stroke is shorter than this, and reaches its atoms within this distance; usual bond lengths. */
const MAX_STROKE = 0.35;
const REACH = 0.6;
/** An atom is this close to the line across the stroke's middle, and its bonds' ends to each other. */
const OFF = 0.12;
/** The stroke's ends are this far from all other lines. */
const FREE = 0.05;

/** A hashed bond with room for one or two strokes, from a corner to the letters close to it: C–H, C–OH. */
export interface LoneHash {
  readonly strokes: readonly Line[];
  readonly bond: DrawnBond;
}

/**
 * The hashed bonds of which only a stroke or two are left between a corner and its label: a short line that
 * meets no other and lies across the way from the corner to the letters.
 *
 * @param lines without those of longer hashed bonds
 * @param wedged the ends of wedges and longer hashed bonds
 */
export function loneHashes(
  lines: readonly Line[],
  wedged: readonly Pick<Line, 'a' | 'b'>[],
  labels: readonly TextLabel[],
  bondLength: number,
): LoneHash[] {
  const isShort = (line: Line) => lengthOf(line) < MAX_STROKE * bondLength;
  const long = lines.filter((line) => !isShort(line));
  const corners = cornersAmong(
    [...long, ...wedged].flatMap(({ a, b }) => [a, b]),
    bondLength,
  );
  const named = labels.filter(isAtomLabel);
  const found = lines.filter(isShort).flatMap((stroke): (LoneHash & { corner: Point })[] => {
    if (long.some((line) => touches(stroke, line, FREE * bondLength))) return [];
    const bond = bondAcross(stroke, corners, named, bondLength);
    return bond ? [{ strokes: [stroke], bond, corner: bond.a }] : [];
  });
  const firsts = found.filter(
    ({ bond }, i) => !found.slice(0, i).some((other) => isSame(other.bond, bond, bondLength)),
  );
  return firsts.map(({ bond }) => ({
    bond,
    strokes: found.flatMap((each) => (isSame(each.bond, bond, bondLength) ? each.strokes : [])),
  }));
}

/** Where ends of two or more bonds meet. */
const cornersAmong = (ends: readonly Point[], bondLength: number): Point[] =>
  ends.filter((p, i) => ends.some((q, j) => j !== i && distance(p, q) < OFF * bondLength));

const touches = ({ a, b }: Line, line: Line, reach: number): boolean =>
  [a, b].some((p) => distanceToSegment(p, line.a, line.b) < reach);

const isSame = (p: DrawnBond, q: DrawnBond, bondLength: number): boolean =>
  distance(p.a, q.a) < OFF * bondLength && distance(p.b, q.b) < MAX_STROKE * bondLength;

function bondAcross(
  stroke: Line,
  corners: readonly Point[],
  labels: readonly TextLabel[],
  bondLength: number,
): DrawnBond | undefined {
  const middle = midpoint(stroke.a, stroke.b);
  const along = direction(stroke.a, stroke.b);
  for (const side of [1, -1]) {
    const across = { x: -side * along.y, y: side * along.x };
    const tip = letterAhead(middle, across, labels, REACH * bondLength);
    const back = offset(middle, across, -REACH * bondLength);
    const corner = corners.find((p) => {
      const { t, off } = project(p, middle, back);
      return t > 0 && t < 1 && Math.abs(off) < OFF * bondLength;
    });
    if (!tip || !corner) continue;
    return { a: corner, b: tip, order: 1, stereo: 'down', slack: 0, narrowEndKnown: true };
  }
  return undefined;
}

/** Where a way first comes to a letter. */
function letterAhead(
  from: Point,
  way: Point,
  labels: readonly TextLabel[],
  reach: number,
): Point | undefined {
  const boxes = labels.flatMap(({ letters }) => letters.map(({ box }) => growBox(box, 0.1)));
  for (let step = 0; step <= reach; step += 0.25) {
    const p = offset(from, way, step);
    if (boxes.some((box) => boxHolds(box, p))) return p;
  }
  return undefined;
}
