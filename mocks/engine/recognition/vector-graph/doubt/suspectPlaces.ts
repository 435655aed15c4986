import type { Box, Point } from '../../../geometry/box';
import { boxCentre, boxGap, boxHeight, boxHolds, growBox } from '../../../geometry/boxes';
import { DisjointSets } from '../../../geometry/disjointSets';
import { distance, distanceToSegment, midpoint } from '../../../geometry/vector';
import { isCounterIon, isSaltAcid } from '../../../lines/counterIons';
import type { TextLabel } from '../../../lines/textLabels';
import type { DrawnBond } from '../drawnBond';
import type { DrawingContent } from '../drawingContent';
import { freeEnds } from '../freeEnds';
import type { GraphBuilder } from '../graphBuilder';
import { isAtomLabel, labelAtEnd } from '../labelAtEnd';
import type { PlacedBond, Skeleton } from '../skeleton';

/** Lengths of bonds between two corners, in usual ones; bridges and perspective vary that much. */
const USUAL_LENGTHS = [0.6, 1.6] as const;
const NEAR = 0.33;
/** Distance of a label from the one above or below it, heights. */
const STACKED = 0.4;

/** Labels of atoms that no bond points at. */
export function looseLabels({ places }: Skeleton, { labels }: DrawingContent): TextLabel[] {
  const used = new Set(places.map(({ label }) => label));
  const boxes: Box[] = [...used].flatMap((label) => (label ? [growBox(label.box, 3)] : []));
  return labels.filter(
    (label) =>
      !used.has(label) &&
      !label.impliesHydrogens &&
      isAtomLabel(label) &&
      !/^(?:H\d?|[A-D])$/.test(label.text.trim()) &&
      !boxes.some((box) => boxHolds(box, boxCentre(label.box))),
  );
}

/**
 * Labels of atoms that no bond points at, hydrogens as well, but not those written above or below their atom, nor
 * counter-ions.
 */
export function unboundLabels({ places }: Skeleton, { labels }: DrawingContent): TextLabel[] {
  const used = new Set(places.flatMap(({ label }) => label ?? []));
  return labels.filter(
    (label) =>
      !used.has(label) &&
      isAtomLabel(label) &&
      !isCounterIon(label.text) &&
      !isSaltAcid(label.text) &&
      ![...used].some(({ box }) => boxGap(box, label.box) < STACKED * boxHeight(label.box)),
  );
}

/** Bonds that are not part of the answer. */
export const leftBonds = (
  { bonds }: Skeleton,
  drawn: { readonly bonds: readonly DrawnBond[]; readonly bondLength: number },
): DrawnBond[] => drawn.bonds.filter((bond) => !isUsed(bond, bonds, drawn.bondLength));

/** Wedges and hashed bonds that are not part of the answer: arrows and brackets are drawn with lines. */
export const leftWedges = (
  skeleton: Skeleton,
  drawn: { readonly bonds: readonly DrawnBond[]; readonly bondLength: number },
): DrawnBond[] =>
  leftBonds(skeleton, drawn).filter(({ stereo }) => stereo === 'up' || stereo === 'down');

const isUsed = (drawn: DrawnBond, bonds: readonly PlacedBond[], bondLength: number): boolean =>
  bonds.some(
    ({ bond: { a, b } }) =>
      distanceToSegment(midpoint(a, b), drawn.a, drawn.b) < 0.1 * bondLength ||
      distanceToSegment(midpoint(drawn.a, drawn.b), a, b) < 0.1 * bondLength,
  );

/** Parts of several atoms, by their atoms; the largest first. */
export function partsOf({ atoms, bonds }: GraphBuilder): number[][] {
  const sets = new DisjointSets(atoms.length);
  for (const { begin, end } of bonds) sets.join(begin, end);
  return sets
    .groups()
    .filter((group) => group.length > 1)
    .toSorted((a, b) => b.length - a.length);
}

/** Pairs of bonds that cross without an atom. */
export function crossings(bonds: readonly PlacedBond[]): (readonly [PlacedBond, PlacedBond])[] {
  const found: (readonly [PlacedBond, PlacedBond])[] = [];
  bonds.forEach((first, i) => {
    for (const second of bonds.slice(i + 1)) {
      const ends = [first.begin, first.end];
      if (ends.includes(second.begin) || ends.includes(second.end)) continue;
      if (cross(first.bond, second.bond)) found.push([first, second]);
    }
  });
  return found;
}

function cross(first: DrawnBond, second: DrawnBond): boolean {
  const side = (a: Point, b: Point, p: Point) =>
    Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  return (
    side(first.a, first.b, second.a) * side(first.a, first.b, second.b) < 0 &&
    side(second.a, second.b, first.a) * side(second.a, second.b, first.b) < 0
  );
}

/** Bonds between corners that are much shorter or longer than the others. */
export function oddLengths({ places, bonds }: Skeleton, bondLength: number): PlacedBond[] {
  return bonds.filter(({ begin, end }) => {
    const [a, b] = [places[begin], places[end]];
    if (!a || !b || a.label || b.label) return false;
    const length = distance(a.at, b.at) / bondLength;
    return length < USUAL_LENGTHS[0] || length > USUAL_LENGTHS[1];
  });
}

/**
 * Free ends that almost touch something, as indices of the places; so do those of double bonds that point at an
 * atom's letters, which a methyl may just pass.
 */
export function nearMisses(skeleton: Skeleton, bondLength: number): number[] {
  const labels = skeleton.places.flatMap(({ label }) => label ?? []);
  return [...freeEnds(skeleton)].filter((i) => {
    const at = skeleton.places[i]?.at;
    const own = skeleton.bonds.find(({ begin, end }) => begin === i || end === i);
    const far = own && skeleton.places[own.begin === i ? own.end : own.begin]?.at;
    if (!at || !far) return false;
    if (own.bond.order > 1 && labelAtEnd(labels, at, far, 0, bondLength, false)) return true;
    return skeleton.bonds.some(
      ({ bond, begin, end }) =>
        begin !== i && end !== i && distanceToSegment(at, bond.a, bond.b) < NEAR * bondLength,
    );
  });
}
