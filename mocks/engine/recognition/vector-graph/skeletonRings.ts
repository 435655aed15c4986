import type { Skeleton } from './skeleton';

/** Members of the largest ring that is looked for. */
const LARGEST = 8;

/** A smallest ring through each bond that is in one, as the places of its corners in order. */
export function skeletonRings({ places, bonds }: Skeleton): number[][] {
  const around = places.map((): number[] => []);
  for (const { begin, end } of bonds) {
    around[begin]?.push(end);
    around[end]?.push(begin);
  }
  const rings = new Map<string, number[]>();
  for (const { begin, end } of bonds) {
    const ring = wayBetween(around, begin, end);
    if (ring) rings.set([...ring].sort((a, b) => a - b).join(' '), ring);
  }
  return [...rings.values()];
}

/** The shortest way between two bonded places that does not take their bond. */
function wayBetween(
  around: readonly (readonly number[])[],
  from: number,
  to: number,
): number[] | undefined {
  const before = new Map<number, number>([[from, -1]]);
  let front = [from];
  for (let length = 1; length < LARGEST && front.length > 0; length++) {
    const next: number[] = [];
    for (const place of front) {
      for (const other of around[place] ?? []) {
        if (before.has(other) || (place === from && other === to)) continue;
        before.set(other, place);
        next.push(other);
      }
    }
    if (before.has(to)) return wayBack(before, to);
    front = next;
  }
  return undefined;
}

function wayBack(before: ReadonlyMap<number, number>, to: number): number[] {
  const way: number[] = [];
  for (let at = to; at >= 0; at = before.get(at) ?? -1) way.push(at);
  return way;
}
