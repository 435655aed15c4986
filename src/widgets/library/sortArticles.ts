import type { WorkSummary } from '@/platform/workStore';

export type SortKey = 'article' | 'checked' | 'saved' | 'size';

export interface SortOrder {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

export const titleOf = ({ facts, name }: WorkSummary): string => facts?.title ?? name;

/** 0..1; articles without drawings come before all others. */
const checkedShare = ({ facts, segmentCount }: WorkSummary): number =>
  facts && segmentCount > 0 ? facts.checkedCount / segmentCount : -1;

const COMPARE: Readonly<Record<SortKey, (a: WorkSummary, b: WorkSummary) => number>> = {
  article: (a, b) => titleOf(a).localeCompare(titleOf(b)),
  checked: (a, b) => checkedShare(a) - checkedShare(b),
  saved: (a, b) => a.savedAt - b.savedAt,
  size: (a, b) => a.size - b.size,
};

/** Without an order, as they come: what is to be read first, then the latest. */
export function sortArticles(
  works: readonly WorkSummary[],
  order: SortOrder | null,
): readonly WorkSummary[] {
  if (!order) return works;
  const sorted = works.toSorted(COMPARE[order.key]);
  return order.isDescending ? sorted.toReversed() : sorted;
}

/** Supplements under their articles, as far as these are among the rows. */
export function withSupplements(works: readonly WorkSummary[]): readonly WorkSummary[] {
  const byHash = new Map(works.map((work) => [work.hash, work]));
  const parentOf = ({ facts }: WorkSummary) => byHash.get(facts?.supplementOf ?? '');
  // What another library says may go in a circle: of each other's supplements, neither is under the other.
  const isUnder = (work: WorkSummary, parent = parentOf(work)) => parent && !parentOf(parent);
  return works
    .filter((work) => !isUnder(work))
    .flatMap((work) => [
      work,
      ...works.filter((other) => isUnder(other) && other.facts?.supplementOf === work.hash),
    ]);
}
