import type { Skeleton } from './skeleton';

/** Where a bond ends alone and without a label: the indices of those places. */
export function freeEnds({ places, bonds }: Skeleton): ReadonlySet<number> {
  const degrees = places.map(() => 0);
  for (const { begin, end } of bonds) {
    for (const place of [begin, end]) degrees[place] = (degrees[place] ?? 0) + 1;
  }
  const free = [...places.keys()].filter((i) => degrees[i] === 1 && !places[i]?.label);
  return new Set(free);
}
