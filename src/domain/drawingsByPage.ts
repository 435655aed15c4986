import type { SegmentStatus } from './segmentStatus';

/** A drawing as the strip of pages marks it. */
export interface DrawingMark {
  /** Of the segment. */
  readonly id: string;
  /** In the article, such as `12` or `12a`. */
  readonly ordinal: string;
  readonly status: SegmentStatus;
}

export interface PageOfDrawings {
  /** From 1; of several pages, the first. */
  readonly page: number;
  /** The last of several pages. */
  readonly lastPage?: number;
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

/** Pages in tens, by their numbers: 1 to 10, 11 to 20, and so on. */
export function inTens(pages: readonly PageOfDrawings[]): PageOfDrawings[] {
  const tens = new Map<number, DrawingMark[]>();
  for (const { page, marks } of pages) {
    const first = page - ((page - 1) % 10);
    tens.set(first, [...(tens.get(first) ?? []), ...marks]);
  }
  return [...tens].map(([page, marks]) => ({ page, lastPage: page + 9, marks }));
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
