import type { Box, Point } from '../../../geometry/box';
import { boxHolds, boxCentre, growBox } from '../../../geometry/boxes';
import { DisjointSets } from '../../../geometry/disjointSets';
import { distance, distanceToSegment, midpoint } from '../../../geometry/vector';
import type { DrawnBond } from '../drawnBond';
import type { DrawingContent } from '../drawingContent';
import { freeEnds } from '../freeEnds';
import type { GraphBuilder } from '../graphBuilder';
import { isAtomLabel } from '../labelAtEnd';
import type { PlacedBond, Skeleton } from '../skeleton';

/** What goes with mistakes in a reading: each a count, 0 if there is none. */
export interface ReadingSigns {
  /** Atoms whose bonds and hydrogens do not add up, and dashed bonds read as single ones. */
  readonly doubts: number;
  /** 1 if dashed second lines were written as double bonds. */
  readonly delocalised: number;
  /** Labels of atoms that no bond points at. */
  readonly looseLabels: number;
  /** Bonds that are not part of the answer. */
  readonly leftBonds: number;
  /** Lines that go on beyond the cut-out. */
  readonly cutLines: number;
  /** Parts beyond the first, ions left out. */
  readonly parts: number;
  /** Bonds that cross without an atom. */
  readonly crossings: number;
  /** Bonds between corners that are much shorter or longer than the others. */
  readonly oddLengths: number;
  /** Free ends that almost touch something. */
  readonly nearMisses: number;
}

/** Lengths of bonds between two corners, in usual ones; bridges and perspective vary that much. */
const USUAL_LENGTHS = [0.6, 1.6] as const;
const NEAR = 0.33;

/** Collects the signs of a reading. */
export function readingSigns(
  skeleton: Skeleton,
  content: DrawingContent,
  drawn: { readonly bonds: readonly DrawnBond[]; readonly bondLength: number },
  builder: GraphBuilder,
  remarks: Pick<ReadingSigns, 'doubts' | 'delocalised'>,
): ReadingSigns {
  return {
    ...remarks,
    looseLabels: looseLabels(skeleton, content),
    leftBonds: drawn.bonds.filter((bond) => !isUsed(bond, skeleton.bonds, drawn.bondLength)).length,
    cutLines: content.cutLines,
    parts: partsOf(builder) - 1,
    crossings: crossings(skeleton.bonds),
    oddLengths: oddLengths(skeleton, drawn.bondLength),
    nearMisses: nearMisses(skeleton, drawn.bondLength),
  };
}

function looseLabels({ places }: Skeleton, { labels }: DrawingContent): number {
  const used = new Set(places.map(({ label }) => label));
  const boxes: Box[] = [...used].flatMap((label) => (label ? [growBox(label.box, 3)] : []));
  return labels.filter(
    (label) =>
      !used.has(label) &&
      !label.impliesHydrogens &&
      isAtomLabel(label) &&
      !/^(?:H\d?|[A-D])$/.test(label.text.trim()) &&
      !boxes.some((box) => boxHolds(box, boxCentre(label.box))),
  ).length;
}

const isUsed = (drawn: DrawnBond, bonds: readonly PlacedBond[], bondLength: number): boolean =>
  bonds.some(
    ({ bond: { a, b } }) =>
      distanceToSegment(midpoint(a, b), drawn.a, drawn.b) < 0.1 * bondLength ||
      distanceToSegment(midpoint(drawn.a, drawn.b), a, b) < 0.1 * bondLength,
  );

function partsOf({ atoms, bonds }: GraphBuilder): number {
  const sets = new DisjointSets(atoms.length);
  for (const { begin, end } of bonds) sets.join(begin, end);
  return sets.groups().filter((group) => group.length > 1).length;
}

function crossings(bonds: readonly PlacedBond[]): number {
  let count = 0;
  bonds.forEach((first, i) => {
    for (const second of bonds.slice(i + 1)) {
      const ends = [first.begin, first.end];
      if (ends.includes(second.begin) || ends.includes(second.end)) continue;
      if (cross(first.bond, second.bond)) count++;
    }
  });
  return count;
}

function cross(first: DrawnBond, second: DrawnBond): boolean {
  const side = (a: Point, b: Point, p: Point) =>
    Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  return (
    side(first.a, first.b, second.a) * side(first.a, first.b, second.b) < 0 &&
    side(second.a, second.b, first.a) * side(second.a, second.b, first.b) < 0
  );
}

function oddLengths({ places, bonds }: Skeleton, bondLength: number): number {
  return bonds.filter(({ begin, end }) => {
    const [a, b] = [places[begin], places[end]];
    if (!a || !b || a.label || b.label) return false;
    const length = distance(a.at, b.at) / bondLength;
    return length < USUAL_LENGTHS[0] || length > USUAL_LENGTHS[1];
  }).length;
}

function nearMisses(skeleton: Skeleton, bondLength: number): number {
  const free = freeEnds(skeleton);
  return skeleton.places.filter(
    ({ at }, i) =>
      free.has(i) &&
      skeleton.bonds.some(
        ({ bond, begin, end }) =>
          begin !== i && end !== i && distanceToSegment(at, bond.a, bond.b) < NEAR * bondLength,
      ),
  ).length;
}
