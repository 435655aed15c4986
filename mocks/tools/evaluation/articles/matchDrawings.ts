import type { Box } from '../../../engine/geometry/box';
import {
  boxHeight,
  boxHoldsBox,
  boxWidth,
  growBox,
  sharedArea,
} from '../../../engine/geometry/boxes';

/**
 * How a true drawing was found: whole, with ink outside the cut-out, in one cut-out with another drawing, or
 * not at all.
 */
export const FINDINGS = ['whole', 'cut', 'merged', 'missed'] as const;

export type Finding = (typeof FINDINGS)[number];

export interface MatchedDrawing {
  readonly finding: Finding;
  /** Index of its cut-out; undefined if it was missed. */
  readonly found?: number | undefined;
}

/** The drawings of a page beside its cut-outs. */
export interface PageMatch {
  /** In the order of the true drawings. */
  readonly drawings: readonly MatchedDrawing[];
  /** Indices of cut-outs that belong to no drawing; further pieces of a drawing count as such. */
  readonly falseFinds: readonly number[];
}

/** Points: two thirds of it are painted around a cut-out, the rest is half a line and rounding. */
const TOLERANCE = 1;

/** Share of the smaller of two boxes that must lie in the other for them to be the same drawing. */
const SAME = 0.5;

/** Matches the true drawings of one page with the boxes that were cut out; points. */
export function matchDrawings(trues: readonly Box[], found: readonly Box[]): PageMatch {
  const partners = pairUp(trues, found);
  const merges = mergedInto(trues, found, partners);
  const mergedCutOuts = new Set(merges.values());
  const drawings = trues.map((box, index): MatchedDrawing => {
    const partner = partners.get(index) ?? merges.get(index);
    const cutOut = partner === undefined ? undefined : found[partner];
    if (partner === undefined || !cutOut) return { finding: 'missed' };
    if (mergedCutOuts.has(partner)) return { finding: 'merged', found: partner };
    const whole = boxHoldsBox(growBox(cutOut, TOLERANCE), box);
    return { finding: whole ? 'whole' : 'cut', found: partner };
  });
  const matched = new Set(partners.values());
  return { drawings, falseFinds: [...found.keys()].filter((index) => !matched.has(index)) };
}

/** Each drawing's cut-out: best overlap first, one to one. */
function pairUp(trues: readonly Box[], found: readonly Box[]): Map<number, number> {
  const pairs = trues.flatMap((box, drawing) =>
    found.map((cutOut, index) => ({ drawing, index, overlap: overlapOf(box, cutOut) })),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { drawing, index, overlap } of pairs.toSorted((a, b) => b.overlap - a.overlap)) {
    if (overlap === 0 || partners.has(drawing) || taken.has(index)) continue;
    partners.set(drawing, index);
    taken.add(index);
  }
  return partners;
}

/** The cut-outs of other drawings that show most of a drawing without a cut-out of its own. */
function mergedInto(
  trues: readonly Box[],
  found: readonly Box[],
  partners: ReadonlyMap<number, number>,
): Map<number, number> {
  const matched = [...partners.values()];
  return new Map(
    trues.flatMap((box, drawing): [number, number][] => {
      if (partners.has(drawing)) return [];
      const shows = (index: number) => sharedArea(box, found[index] ?? [0, 0, 0, 0]) / areaOf(box);
      const most = matched.toSorted((a, b) => shows(b) - shows(a))[0];
      return most !== undefined && shows(most) >= SAME ? [[drawing, most]] : [];
    }),
  );
}

/** Shared area as a share of the area of both together; 0 for boxes that are not the same drawing. */
function overlapOf(a: Box, b: Box): number {
  const shared = sharedArea(a, b);
  if (shared < SAME * Math.min(areaOf(a), areaOf(b))) return 0;
  return shared / (areaOf(a) + areaOf(b) - shared);
}

const areaOf = (box: Box) => boxWidth(box) * boxHeight(box);
