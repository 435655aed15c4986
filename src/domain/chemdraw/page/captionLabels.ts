import { boundsOf, numberOf, pointOf, textOf, childrenOf, type Bounds } from '../tree/properties';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import type { ChemDrawCaption } from '../chemDrawDocument';

export interface PlacedCaption extends ChemDrawCaption {
  readonly bounds: Bounds;
  /** It stands above or below an arrow. */
  readonly isCondition: boolean;
}

/** How far from a drawing its caption stands, at most, in heights of its letters. */
const FARTHEST_BELOW = 4;
const FARTHEST_BESIDE = 2;
/** How far from an arrow its conditions stand. */
const BESIDE_ARROW = 2.5;

/** The texts of a page with their places. */
export function captionOf(
  text: ChemDrawObject,
  { arrows, conditionIds }: { arrows: readonly Bounds[]; conditionIds: ReadonlySet<string> },
): PlacedCaption {
  const words = textOf(text).trim();
  const run = childrenOf(text, 's')[0];
  const size = Math.min(200, Math.max(1, (run && numberOf(run, 'size')) ?? 10));
  const [px, py] = pointOf(text) ?? [0, 0];
  const bounds = boundsOf(text) ?? [px, py - size, px + words.length * size * 0.5, py + size / 4];
  const isCondition =
    conditionIds.has(text.properties.get('id') ?? '') ||
    arrows.some((arrow) => standsAt(arrow, bounds, size * BESIDE_ARROW));
  return {
    text: words,
    x: bounds[0],
    y: pointOf(text) ? py : bounds[3],
    size,
    bounds,
    isCondition,
  };
}

const standsAt = (arrow: Bounds, text: Bounds, distance: number): boolean => {
  const middle = (text[0] + text[2]) / 2;
  return (
    middle >= arrow[0] &&
    middle <= arrow[2] &&
    text[1] <= arrow[3] + distance &&
    text[3] >= arrow[1] - distance
  );
};

/** Which captions belong to each drawing, in reading order: each caption to the nearest one. */
export function labelsOf(
  drawings: readonly Bounds[],
  captions: readonly PlacedCaption[],
): readonly (string | null)[] {
  const lines = drawings.map((): PlacedCaption[] => []);
  for (const caption of captions) {
    if (caption.isCondition || !/[\p{L}\d]/u.test(caption.text)) continue;
    const distances = drawings.map((drawing) => distanceTo(drawing, caption));
    const least = distances.reduce((least, distance) => Math.min(least, distance), Infinity);
    if (least <= 1) lines[distances.indexOf(least)]?.push(caption);
  }
  return lines.map((list) => {
    const inOrder = list.toSorted((a, b) => a.bounds[1] - b.bounds[1] || a.x - b.x);
    return inOrder.length === 0 ? null : inOrder.map(({ text }) => text).join('\n');
  });
}

/** 1 at the farthest that a caption stands, which is farther below a drawing than beside it. */
function distanceTo(drawing: Bounds, { bounds, size }: PlacedCaption): number {
  const aside = Math.max(drawing[0] - bounds[2], bounds[0] - drawing[2], 0);
  const below = Math.max(bounds[1] - drawing[3], 0);
  const above = Math.max(drawing[1] - bounds[3], 0);
  const beside = FARTHEST_BESIDE * size;
  return Math.hypot(aside / beside, below / (FARTHEST_BELOW * size), above / beside);
}
