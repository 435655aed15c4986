import type { Point } from '../../engine/geometry/box';
import type { StructureLayout } from './structureLayout';

/** Larger rings count as chains when placing the second line. */
const LARGEST_RING = 7;

/**
 * On which side of a double bond its second line is: inside the ring (the one with more double bonds), on the
 * side with more neighbours in a chain, centred if one end is terminal. `left` and `right` are seen along the
 * bond, on paper (y downwards).
 */
export function innerSide(
  layout: StructureLayout,
  bondIndex: number,
): 'left' | 'right' | 'centred' {
  const bond = layout.bonds[bondIndex];
  if (!bond) return 'centred';
  const ring = bestRing(layout, bondIndex);
  if (ring) return sideOf(layout, bond.begin, bond.end, centreOf(layout, ring));
  const begin = neighbours(layout, bond.begin).filter((other) => other !== bond.end);
  const end = neighbours(layout, bond.end).filter((other) => other !== bond.begin);
  if ((begin.length === 0 && end.length > 1) || (end.length === 0 && begin.length > 1)) {
    return 'centred';
  }
  const sides = [...begin, ...end].map((other) =>
    sideOf(layout, bond.begin, bond.end, centreOf(layout, [other])),
  );
  const left = sides.filter((side) => side === 'left').length;
  return left * 2 >= sides.length ? 'left' : 'right';
}

function neighbours(layout: StructureLayout, index: number): number[] {
  return layout.bonds.flatMap(({ begin, end }) => {
    const other = begin === index ? end : end === index ? begin : -1;
    return layout.drawnAtoms.has(other) ? [other] : [];
  });
}

function centreOf(layout: StructureLayout, atoms: readonly number[]): Point {
  let x = 0;
  let y = 0;
  for (const index of atoms) {
    x += (layout.atoms[index]?.x ?? 0) / atoms.length;
    y += (layout.atoms[index]?.y ?? 0) / atoms.length;
  }
  return { x, y };
}

function sideOf(
  layout: StructureLayout,
  begin: number,
  end: number,
  point: Point,
): 'left' | 'right' {
  const a = centreOf(layout, [begin]);
  const b = centreOf(layout, [end]);
  const cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return cross < 0 ? 'left' : 'right';
}

function bestRing(layout: StructureLayout, bondIndex: number): readonly number[] | undefined {
  const bond = layout.bonds[bondIndex];
  if (!bond) return undefined;
  const rings = neighbours(layout, bond.begin)
    .filter((other) => other !== bond.end)
    .map((first) => ringThrough(layout, bond.begin, first, bond.end))
    .filter((ring) => ring !== undefined)
    .sort((a, b) => doubleBondsIn(layout, b) - doubleBondsIn(layout, a) || a.length - b.length);
  return rings[0];
}

/** Shortest ring of the form end - begin - first - ... - end, by breadth-first search. */
function ringThrough(
  layout: StructureLayout,
  begin: number,
  first: number,
  end: number,
): readonly number[] | undefined {
  let paths: number[][] = [[end, begin, first]];
  const seen = new Set([begin, first]);
  while (paths.length > 0 && (paths[0]?.length ?? 0) <= LARGEST_RING) {
    const longer: number[][] = [];
    for (const path of paths) {
      const last = path.at(-1);
      if (last === undefined) continue;
      for (const next of neighbours(layout, last)) {
        if (next === end && last !== begin) return path;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...path, next]);
      }
    }
    paths = longer;
  }
  return undefined;
}

function doubleBondsIn(layout: StructureLayout, ring: readonly number[]): number {
  return layout.bonds.filter(
    ({ begin, end, order }) => order === 2 && ring.includes(begin) && ring.includes(end),
  ).length;
}
