import type { Box, Point } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { boxHolds, growBox } from '../geometry/boxes';
import {
  direction,
  distance,
  distanceToSegment,
  midpoint,
  offset,
  project,
} from '../geometry/vector';
import type { Line } from './lineArt';
import { boxOfLine, lengthOf } from './lineMeasures';

/** A stroke is shorter than this, and reaches its atoms within this distance; usual bond lengths. */
const MAX_STROKE = 0.35;
const REACH = 0.6;
/** An atom is this close to the line across the stroke's middle, and its bonds' ends to each other. */
const OFF = 0.12;
/** The stroke's ends are this far from all other lines. */
const FREE = 0.05;
/** Bonds or letters near one place; more are hatching. */
const CROWD = 100;
const CELL = 20;

type Ends = Pick<Line, 'a' | 'b'>;

/** A hashed bond with room for one or two strokes, from a corner to the letters close to it: C–H, C–OH. */
export interface LoneHash {
  readonly strokes: readonly Line[];
  readonly corner: Point;
  /** Where its way comes to a letter. */
  readonly tip: Point;
}

/**
 * The hashed bonds of which only a stroke or two are left between a corner and its label: a short line that
 * meets no other and lies across the way from the corner to the letters.
 *
 * @param lines without those of longer hashed bonds
 * @param wedged the ends of wedges and longer hashed bonds
 * @param letters of atoms' labels
 */
export function loneHashes(
  lines: readonly Line[],
  wedged: readonly Ends[],
  letters: readonly Box[],
  bondLength: number,
): LoneHash[] {
  const isShort = (line: Line) => lengthOf(line) < MAX_STROKE * bondLength;
  const bonds = [...lines.filter((line) => !isShort(line)), ...wedged];
  const bondIndex = new BoxIndex(bonds.map(boxOfLine), CELL, CROWD);
  const letterIndex = new BoxIndex(letters, CELL, CROWD);
  const found = lines.filter(isShort).flatMap((stroke): LoneHash[] => {
    const area = growBox(boxOfLine(stroke), REACH * bondLength);
    const near = bondIndex.touching(area).flatMap((i) => bonds[i] ?? []);
    const boxes = letterIndex.touching(area).map((i) => letters[i] ?? area);
    if (boxes.length === 0 || near.length < 2) return [];
    if (near.some((bond) => touches(stroke, bond, FREE * bondLength))) return [];
    const way = wayAcross(stroke, cornersAmong(near, bondLength), boxes, bondLength);
    return way ? [{ strokes: [stroke], ...way }] : [];
  });
  return joinedHashes(found, bondLength);
}

/** Strokes of one bond lead from the same corner to the same letter. */
function joinedHashes(found: readonly LoneHash[], bondLength: number): LoneHash[] {
  const isSame = (p: LoneHash, q: LoneHash): boolean =>
    distance(p.corner, q.corner) < OFF * bondLength &&
    distance(p.tip, q.tip) < MAX_STROKE * bondLength;
  return found
    .filter((hash, i) => !found.slice(0, i).some((other) => isSame(other, hash)))
    .map((hash) => ({
      ...hash,
      strokes: found.flatMap((other) => (isSame(other, hash) ? other.strokes : [])),
    }));
}

/** Where ends of two or more bonds meet. */
function cornersAmong(bonds: readonly Ends[], bondLength: number): Point[] {
  const ends = bonds.flatMap(({ a, b }) => [a, b]);
  return ends.filter((p, i) => ends.some((q, j) => j !== i && distance(p, q) < OFF * bondLength));
}

const touches = ({ a, b }: Line, bond: Ends, reach: number): boolean =>
  [a, b].some((p) => distanceToSegment(p, bond.a, bond.b) < reach);

/** The way from a corner across a stroke's middle to a letter. */
function wayAcross(
  { a, b }: Line,
  corners: readonly Point[],
  letters: readonly Box[],
  bondLength: number,
): Pick<LoneHash, 'corner' | 'tip'> | undefined {
  const middle = midpoint(a, b);
  const along = direction(a, b);
  for (const side of [1, -1]) {
    const across = { x: -side * along.y, y: side * along.x };
    const tip = letterAhead(middle, across, letters, REACH * bondLength);
    const back = offset(middle, across, -REACH * bondLength);
    const corner = corners.find((p) => {
      const { t, off } = project(p, middle, back);
      return t > 0 && t < 1 && Math.abs(off) < OFF * bondLength;
    });
    if (tip && corner) return { corner, tip };
  }
  return undefined;
}

/** Where a way first comes to a letter. */
function letterAhead(
  from: Point,
  way: Point,
  letters: readonly Box[],
  reach: number,
): Point | undefined {
  for (let step = 0; step <= reach; step += 0.25) {
    const p = offset(from, way, step);
    if (letters.some((box) => boxHolds(growBox(box, 0.1), p))) return p;
  }
  return undefined;
}
