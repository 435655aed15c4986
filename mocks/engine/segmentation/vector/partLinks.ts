import type { Box, Point } from '../../geometry/box';
import { boxHeight, boxHolds, boxWidth, distanceToBox } from '../../geometry/boxes';
import {
  direction,
  distance,
  distanceToSegment,
  offset,
  project,
  skew,
} from '../../geometry/vector';
import type { DrawingPart } from './drawingParts';
import { lettersLinked } from './letterLinks';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';

/** Bond ends meet within this distance, points, or this share of the shorter bond: half a double bond's gap. */
const MEETING = 0.9;
const MEETING_PART = 0.11;
/** Some programs cut a bond short that ends at the narrow end of a wedge: how far, and how far aside, points. */
const SHORT_OF_WEDGE = 1.8;
const BESIDE_WEDGE = 0.5;
/** Second lines of double bonds are within this share of the bond's length. */
const PARALLEL_GAP = 0.26;

/** A bond that points at a letter may end this much farther from it, margins: drawing programs let users choose the gap. */
const AHEAD = 1.9;
/** How far a bond may end from the middle of a word's height, heights. */
const BESIDE_WORD = 0.5;
/** Where a line crosses another one, from its ends, shares of its length. */
const CROSSING = 0.08;

/** Whether two parts are pieces of one structure. */
export function partsLinked(p: DrawingPart, q: DrawingPart): boolean {
  const pEnds = endsOf(p);
  const qEnds = endsOf(q);
  if (p.kind === 'line' && q.kind === 'line') return linesLinked(p.line, q.line);
  if (pEnds && qEnds) return barsLinked(p, pEnds, q, qEnds);
  if (pEnds) return endsAtBox(p, pEnds, q);
  if (qEnds) return endsAtBox(q, qEnds, p);
  return lettersLinked(p, q);
}

type Ends = readonly [Point, Point];

function endsOf(part: DrawingPart): Ends | undefined {
  if (part.kind === 'line') return [part.line.a, part.line.b];
  return 'ends' in part ? part.ends : undefined;
}

function linesLinked(l: Line, m: Line): boolean {
  const shorter = Math.min(lengthOf(l), lengthOf(m));
  const reach = Math.max(MEETING, MEETING_PART * shorter);
  if (gapOf([l.a, l.b], [m.a, m.b]) <= reach || crossEachOther(l, m)) return true;
  return areParallel(l, m) || isBarAtEnd(l, m) || isBarAtEnd(m, l);
}

/** Whether two lines can be the two lines of a double bond. */
export function areParallel(l: Line, m: Line): boolean {
  const shorter = Math.min(lengthOf(l), lengthOf(m));
  const longer = Math.max(lengthOf(l), lengthOf(m));
  if (shorter < 3 || shorter < 0.4 * longer || skew(l.a, l.b, m.a, m.b) > 0.12) return false;
  const [short, long] = lengthOf(l) < lengthOf(m) ? [l, m] : [m, l];
  return [short.a, short.b].every((p) => {
    const { t, off } = project(p, long.a, long.b);
    return t > -0.2 && t < 1.2 && Math.abs(off) < PARALLEL_GAP * longer;
  });
}

/** A bond to any atom of a ring is drawn across one of the ring's bonds. */
function crossEachOther(l: Line, m: Line): boolean {
  const sides = ([p, q]: Ends, line: Line) => [p, q].map((end) => project(end, line.a, line.b).off);
  const isBetween = ([from = 0, to = 0]: number[]) => {
    const at = from / (from - to);
    return from * to < 0 && at > CROSSING && at < 1 - CROSSING;
  };
  return isBetween(sides([l.a, l.b], m)) && isBetween(sides([m.a, m.b], l));
}

/** Length of an I or l that is painted as a bar, points, and its least breadth in lengths. */
const BAR = { min: 4, max: 11, breadth: 0.08 } as const;

/** Iodine painted as a shape is an upright bar that a bond points at. */
function isBarAtEnd(bar: Line, bond: Line): boolean {
  const length = lengthOf(bar);
  if (length < BAR.min || length > BAR.max || bar.width < BAR.breadth * length) return false;
  if (Math.abs(bar.a.x - bar.b.x) > 0.03 * length) return false;
  const top = Math.min(bar.a.y, bar.b.y);
  return [
    [bond.a, bond.b],
    [bond.b, bond.a],
  ].some(([end, far]) => {
    if (!end || !far || far.x === end.x) return false;
    const gap = (bar.a.x - end.x) * Math.sign(end.x - far.x);
    const ahead = bar.a.x - end.x;
    const at = (end.y + (ahead * (end.y - far.y)) / (end.x - far.x) - top) / length;
    return gap > 0 && gap <= 0.6 * length && at > 0.1 && at < 0.9;
  });
}

/** Shortest distance of the ends of one bar from the other bar. */
function gapOf(p: Ends, q: Ends): number {
  return Math.min(
    ...p.map((end) => distanceToSegment(end, q[0], q[1])),
    ...q.map((end) => distanceToSegment(end, p[0], p[1])),
  );
}

/** The first and last stroke of a hashed bond are up to two gaps away from its atoms. */
const reachOf = (part: DrawingPart): number =>
  part.kind === 'hash' ? Math.max(1.2, 2.2 * part.spacing) : MEETING + 0.3;

function barsLinked(p: DrawingPart, pEnds: Ends, q: DrawingPart, qEnds: Ends): boolean {
  const reach = Math.max(reachOf(p), reachOf(q));
  return (
    leadsToWedge(pEnds, q) ||
    leadsToWedge(qEnds, p) ||
    pEnds.some((end) => {
      const near = distanceToSegment(end, qEnds[0], qEnds[1]);
      return near <= reach || qEnds.some((other) => distance(end, other) <= reach);
    }) ||
    qEnds.some((end) => distanceToSegment(end, pEnds[0], pEnds[1]) <= reach)
  );
}

/** Whether a bond ends shortly before the narrow end of a wedge, and points at it. */
function leadsToWedge([a, b]: Ends, wedge: DrawingPart): boolean {
  if (wedge.kind !== 'wedge') return false;
  const [narrow] = wedge.ends;
  const length = distance(a, b);
  const { t, off } = project(narrow, a, b);
  const ahead = Math.max(-t, t - 1) * length;
  return ahead > 0 && ahead <= SHORT_OF_WEDGE && Math.abs(off) <= BESIDE_WEDGE;
}

function endsAtBox(bar: DrawingPart, ends: Ends, box: DrawingPart): boolean {
  if (box.kind === 'word') return ends.some((end) => isBesideWord(end, box));
  if (box.kind !== 'label' && box.kind !== 'tile') return false;
  const extra = bar.kind === 'hash' ? bar.spacing : 0;
  const [a, b] = ends;
  return ends.some((end) => {
    const gap = distanceToBox(end, box.box);
    if (gap <= box.margin + extra) return true;
    return gap <= AHEAD * box.margin + extra && runsInto(end === a ? b : a, end, box.box, gap);
  });
}

/** Whether a bar, made longer, hits a box's middle part. */
function runsInto(far: Point, end: Point, box: Box, gap: number): boolean {
  const reach = gap + Math.min(boxHeight(box), boxWidth(box)) / 2;
  const tip = offset(end, direction(far, end), reach);
  return boxHolds(box, tip);
}

/** To the left or right of the word; a caption is below. */
function isBesideWord({ x, y }: Point, { box, margin }: DrawingPart & { margin: number }): boolean {
  const [x0, y0, x1, y1] = box;
  const off = Math.abs(y - (y0 + y1) / 2);
  const gap = Math.max(x0 - x, x - x1);
  return off <= BESIDE_WORD * (y1 - y0) && gap <= margin && gap > -margin / 2;
}
