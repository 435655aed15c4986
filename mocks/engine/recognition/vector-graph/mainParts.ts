import { DisjointSets } from '../../geometry/disjointSets';
import type { Skeleton } from './skeleton';

/** Fewer bonds than this, without a label, are an arrow, a bracket or a stray line next to a drawing. */
const MIN_BONDS = 3;

/** Leaves out arrows, brackets and other pieces that are not connected to a drawing. */
export function keepMainParts({ places, bonds }: Skeleton): Skeleton {
  const sets = new DisjointSets(places.length);
  for (const { begin, end } of bonds) sets.join(begin, end);
  const counts = new Map<number, { bonds: number; labelled: boolean }>();
  for (const { begin, end } of bonds) {
    const root = sets.find(begin);
    const entry = counts.get(root) ?? { bonds: 0, labelled: false };
    entry.bonds++;
    entry.labelled ||= [begin, end].some((i) => places[i]?.label !== undefined);
    counts.set(root, entry);
  }
  const largest = Math.max(...[...counts.values()].map((c) => c.bonds), 0);
  const kept = bonds.filter(({ begin }) => {
    const entry = counts.get(sets.find(begin));
    if (!entry) return false;
    return entry.bonds === largest || entry.bonds >= MIN_BONDS || entry.labelled;
  });
  return { places, bonds: kept };
}
