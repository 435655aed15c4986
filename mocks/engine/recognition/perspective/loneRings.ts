import { bondsOf, otherEnd, type OpenGraph } from './openGraph';

/** Rings of single bonds of this size that share no atom with each other: their atoms in turn. */
export function loneRings(graph: OpenGraph, size: number): number[][] {
  const rings = singleBondRings(graph, size);
  const counts = new Map<number, number>();
  for (const atom of rings.flat()) counts.set(atom, (counts.get(atom) ?? 0) + 1);
  return rings.filter((ring) => ring.every((atom) => counts.get(atom) === 1));
}

/** Rings of single bonds of this size: their atoms in turn. */
export function singleBondRings(graph: OpenGraph, size: number): number[][] {
  const seen = new Set<string>();
  const rings: number[][] = [];
  graph.atoms.forEach((_, start) => {
    for (const ring of ringsFrom(graph, [start], size)) {
      const key = [...ring].sort((p, q) => p - q).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      rings.push(ring);
    }
  });
  return rings;
}

function* ringsFrom(graph: OpenGraph, path: readonly number[], size: number): Generator<number[]> {
  const last = path.at(-1) ?? 0;
  for (const bond of bondsOf(graph, last)) {
    const next = otherEnd(bond, last);
    if (bond.order !== 1) continue;
    if (path.length === size && next === path[0]) yield [...path];
    else if (path.length < size && next > (path[0] ?? 0) && !path.includes(next)) {
      yield* ringsFrom(graph, [...path, next], size);
    }
  }
}
