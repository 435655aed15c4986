import type { Point } from '../../geometry/box';
import { direction, distance, dot } from '../../geometry/vector';
import { usualBondLength } from '../../lines/bondLength';
import type { DrawingPart } from './drawingParts';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import { areParallel } from './partLinks';

/** Fewer bonds than this are an arrow, a scale, a letter. */
export const MIN_LINES = 4;
/** Both lines of a double bond counted as one, fewer are a group: an acetyl, a carboxylate. */
const MIN_BONDS = 4;
/** Lines from one place, all to one side of it, that no atom has; counted where lines are few. */
const MIN_RAYS = 4;
const MAX_FAN = 40;
/** More connected lines occur only in plots and maps: a large peptide has some 300. */
const MAX_LINES = 1500;
/**
 * Maximum share of horizontal and vertical lines: bonds run in all directions; axes, tables and bars do not.
 */
const MAX_UPRIGHT = 0.7;
/** Minimum share of corners like those of bonds; in large rings drawn round most are wider, but no curve of a chart has wedges. */
const MIN_OPEN = 0.5;
const MIN_OPEN_WITH_STEREO = 0.2;
const MIN_STEREO = 2;
/** Maximum sine of a line that counts as horizontal or vertical. */
const UPRIGHT = 0.03;

/**
 * Confidence that linked parts are one drawn structure: 0 if they are not, at most 0.95.
 *
 * Bonds have about the same length, and two of them meet at 90° to 150°.
 */
export function judgeStructure(parts: readonly DrawingPart[]): number {
  const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.line] : []));
  const stereo = parts.filter(({ kind }) => kind === 'wedge' || kind === 'hash').length;
  if (lines.length < MIN_LINES - Math.min(stereo, 1) || lines.length > MAX_LINES) return 0;
  const bond = usualBondLength(lines);
  if (bond === undefined || countBonds(lines) + stereo < MIN_BONDS || isFan(lines, bond)) return 0;
  const regular = share(
    lines,
    (line) => lengthOf(line) > 0.45 * bond && lengthOf(line) < 1.7 * bond,
  );
  const upright = share(lines, isUpright);
  if (upright > MAX_UPRIGHT || regular < 0.5) return 0;
  const corners = bondCorners(lines, bond);
  if (corners.length < 2) return 0;
  const open = share(corners, (cosine) => cosine > -0.92 && cosine < 0.35);
  if (open < (stereo >= MIN_STEREO ? MIN_OPEN_WITH_STEREO : MIN_OPEN)) return 0;
  const labels = parts.filter(({ kind }) => kind === 'label' || kind === 'tile').length;
  const evidence =
    0.4 * regular + 0.3 * open + (labels > 0 ? 0.15 : 0) + (lines.length > 6 ? 0.1 : 0);
  return Math.min(0.95, evidence);
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

const countBonds = (lines: readonly Line[]): number =>
  lines.length > 3 * MIN_BONDS
    ? lines.length
    : lines.filter((line, i) => !lines.slice(0, i).some((other) => areParallel(line, other)))
        .length;

/** Whether most lines begin in one place and go to one side, as in a family tree. */
function isFan(lines: readonly Line[], bond: number): boolean {
  if (lines.length > MAX_FAN) return false;
  const near = (p: Point, q: Point) => distance(p, q) <= 0.08 * bond;
  return lines
    .flatMap(({ a, b }) => [a, b])
    .some((hub) => {
      const rays = lines.flatMap(({ a, b }) =>
        near(a, hub) ? [direction(a, b)] : near(b, hub) ? [direction(b, a)] : [],
      );
      if (rays.length < MIN_RAYS || 2 * rays.length <= lines.length) return false;
      const middle = rays.reduce((sum, ray) => ({ x: sum.x + ray.x, y: sum.y + ray.y }));
      return rays.every((ray) => dot(ray, middle) > 0);
    });
}

function isUpright({ a, b }: Line): boolean {
  const { x, y } = direction(a, b);
  return Math.abs(x) < UPRIGHT || Math.abs(y) < UPRIGHT;
}

/** Cosines of the angles at which bonds of usual length meet end to end. */
function bondCorners(lines: readonly Line[], bond: number): number[] {
  const bonds = lines.filter((line) => lengthOf(line) > 0.45 * bond);
  const cosines: number[] = [];
  bonds.forEach((line, i) => {
    for (const other of bonds.slice(i + 1)) {
      const cosine = cornerOf(line, other, 0.08 * bond);
      if (cosine !== undefined) cosines.push(cosine);
    }
  });
  return cosines;
}

function cornerOf(line: Line, other: Line, reach: number): number | undefined {
  const ends: [Point, Point, Point, Point][] = [
    [line.a, line.b, other.a, other.b],
    [line.a, line.b, other.b, other.a],
    [line.b, line.a, other.a, other.b],
    [line.b, line.a, other.b, other.a],
  ];
  for (const [p, pFar, q, qFar] of ends) {
    if (distance(p, q) <= reach) return dot(direction(p, pFar), direction(q, qFar));
  }
  return undefined;
}
