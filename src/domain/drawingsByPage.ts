import type { SegmentStatus } from './segmentStatus';

/** A drawing as the strip of pages marks it. */
export interface DrawingMark {
  /** Of the segment. */
  readonly id: string;
  /** In the article, from 1. */
  readonly ordinal: number;
  readonly status: SegmentStatus;
}

export interface PageOfDrawings {
  /** From 1. */
  readonly page: number;
  /** In the order of the article. */
  readonly marks: readonly DrawingMark[];
}

/** The pages that have drawings, in their order; each drawing is looked at once. */
export function drawingsByPage(
  drawings: readonly (DrawingMark & { readonly page: number })[],
): PageOfDrawings[] {
  const byPage = new Map<number, DrawingMark[]>();
  for (const { page, ...mark } of drawings) {
    const marks = byPage.get(page);
    if (marks) marks.push(mark);
    else byPage.set(page, [mark]);
  }
  return [...byPage]
    .sort(([one], [other]) => one - other)
    .map(([page, marks]) => ({ page, marks }));
}

export interface StatusCount {
  readonly status: SegmentStatus;
  readonly count: number;
  /** The first of them. */
  readonly first: DrawingMark;
}

/** How many drawings of a page stand how, in the order in which a status first occurs. */
export function countsByStatus(marks: readonly DrawingMark[]): StatusCount[] {
  const counts = new Map<SegmentStatus, StatusCount>();
  for (const mark of marks) {
    const { status } = mark;
    const { count, first } = counts.get(status) ?? { count: 0, first: mark };
    counts.set(status, { status, count: count + 1, first });
  }
  return [...counts.values()];
}
