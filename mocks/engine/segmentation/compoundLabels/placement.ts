import type { Box } from '../../geometry/box';
import { boxCentre, boxesOverlap, boxHeight, boxHolds, boxWidth } from '../../geometry/boxes';
import type { LabelCandidate } from './compoundLabel';

/** Where a label stands, seen from its drawing. */
export const SIDES = ['below', 'above', 'right', 'left', 'inside'] as const;
export type Side = (typeof SIDES)[number];

/** Farthest that a label stands from its drawing, points. */
const REACH: Readonly<Record<Side, number>> = {
  below: 48,
  above: 30,
  right: 40,
  left: 40,
  inside: 0,
};
/** How far a label's box may reach into its drawing's, in font sizes: boxes of lines are generous. */
const INTO = 0.7;
/** Cost of a label at the edge of the drawing's width or height, where 0 is in the middle. */
const OFF_CENTRE = 0.35;
/** Only corners of a drawing's box are free for a label; most letters inside belong to atoms. */
const INSIDE_COST = 0.45;

/**
 * What it costs to give a label to a drawing on one side of it, 0 (touching it in the middle) to 1; undefined
 * if it is not on this side.
 */
export function placementCost(
  candidate: LabelCandidate,
  drawing: Box,
  side: Side,
  others: readonly Box[],
): number | undefined {
  if (side === 'inside') return insideCost(candidate, drawing);
  const [from, to, across] = measures(candidate.box, drawing, side);
  const gap = to - (side === 'below' ? footOfRow(candidate, drawing, others) : from);
  if (gap < -INTO * candidate.size || gap > REACH[side]) return undefined;
  if (across === undefined || isCutOff(candidate.box, drawing, others)) return undefined;
  return Math.min(1, (0.65 * Math.max(gap, 0)) / REACH[side] + OFF_CENTRE * across);
}

/**
 * The lower edge of a drawing, or that of the deepest one beside it that ends above the label: a row's labels stand on
 * one baseline.
 */
function footOfRow({ box, size }: LabelCandidate, drawing: Box, others: readonly Box[]): number {
  const { y } = boxCentre(drawing);
  const feet = others
    .filter((other) => other[1] < y && y < other[3] && other[3] - INTO * size <= box[1])
    .map((other) => other[3]);
  return Math.max(drawing[3], ...feet);
}

/** Edge of the drawing and of the label along the axis, and how far it is off the centre, 0..1. */
function measures(
  label: Box,
  drawing: Box,
  side: Exclude<Side, 'inside'>,
): [number, number, number | undefined] {
  const [lx, ly] = [boxCentre(label).x, boxCentre(label).y];
  const [dx, dy] = [boxCentre(drawing).x, boxCentre(drawing).y];
  switch (side) {
    case 'below':
      return [drawing[3], label[1], share(lx - dx, spread(drawing, label, boxWidth))];
    case 'above':
      return [label[3], drawing[1], share(lx - dx, spread(drawing, label, boxWidth))];
    case 'right':
      return [drawing[2], label[0], share(ly - dy, beside(drawing, label))];
    case 'left':
      return [label[2], drawing[0], share(ly - dy, beside(drawing, label))];
  }
}

/** A label that is wider than its drawing is centred below it. */
const spread = (drawing: Box, label: Box, extent: (box: Box) => number): number =>
  Math.max(extent(drawing), 0.7 * extent(label)) / 2 + 4;

/** A label beside a drawing may begin at its upper edge, or end at its lower one. */
const beside = (drawing: Box, label: Box): number => (boxHeight(drawing) + boxHeight(label)) / 2;

const share = (distance: number, half: number): number | undefined =>
  Math.abs(distance) <= half ? Math.abs(distance) / half : undefined;

/** Another drawing stands between them. */
function isCutOff(label: Box, drawing: Box, others: readonly Box[]): boolean {
  const [a, b] = [boxCentre(label), boxCentre(drawing)];
  const way: Box = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return others.some(
    (other) => other !== drawing && boxesOverlap(way, other) && boxHolds(way, boxCentre(other)),
  );
}

function insideCost({ box }: LabelCandidate, drawing: Box): number | undefined {
  if (!boxHolds(drawing, boxCentre(box))) return undefined;
  const { x, y } = boxCentre(box);
  const toSide = Math.min(x - drawing[0], drawing[2] - x) / boxWidth(drawing);
  const toEnd = Math.min(y - drawing[1], drawing[3] - y) / boxHeight(drawing);
  return INSIDE_COST + Math.min(toSide, toEnd);
}
