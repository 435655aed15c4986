import type { Point } from '../../geometry/box';
import { isCounterIon, isSaltAcid } from '../../lines/counterIons';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';
import { freeEnds } from './freeEnds';
import { labelAtEnd, labelGap } from './labelAtEnd';
import type { BondEnd, PlacedBond, Skeleton } from './skeleton';
import { surplusEnds } from './surplusEnds';

/** How much farther than usual a label may be from a free end that points at it, bonds. */
const FARTHER = 0.25;
/** Labels that another bond leads to already, but whose hydrogen cannot be written apart from them, as N's can. */
const SHARED = /^[OS]$/;

/**
 * Free ends that point at a label with room for them, from farther away than bonds end at labels: letters in a
 * narrow font, placed for another one, leave wide gaps.
 */
export function withFarLabels(
  skeleton: Skeleton,
  labels: readonly TextLabel[],
  bondLength: number,
): Skeleton {
  const bound = labels.filter(({ text }) => !isCounterIon(text) && !isSaltAcid(text));
  return farEnds(skeleton, bound, bondLength).reduce(joinedTo, skeleton);
}

interface FarEnd {
  readonly place: number;
  readonly end: BondEnd;
  readonly label: TextLabel;
  readonly gap: number;
}

/** The free ends that point at a label, the nearest first. */
function farEnds(
  skeleton: Skeleton,
  labels: readonly TextLabel[],
  bondLength: number,
): readonly FarEnd[] {
  const ends = [...freeEnds(skeleton)].flatMap((place): FarEnd[] => {
    const [end] = endsAt(skeleton, place);
    if (!end) return [];
    const reach = end.slack + FARTHER * bondLength;
    const label = labelAtEnd(labels, end.at, end.far, reach, bondLength, false);
    return label ? [{ place, end, label, gap: labelGap(label, end.at) }] : [];
  });
  return ends.toSorted((p, q) => p.gap - q.gap);
}

/** The skeleton with an end at its label, if that has room for it. */
function joinedTo(skeleton: Skeleton, { place, end, label }: FarEnd): Skeleton {
  const { places, bonds } = skeleton;
  const taken = places.findIndex((other) => other.label === label);
  const own = taken < 0 ? [] : endsAt(skeleton, taken);
  const isOwn = own.some(({ bond }) => bond === end.bond);
  if (taken >= 0 && !SHARED.test(label.text.trim())) return skeleton;
  if (isOwn || surplusEnds(label, [...own, end]).length > 0) return skeleton;
  if (taken < 0) {
    return { bonds, places: places.map((other, i) => (i === place ? { ...other, label } : other)) };
  }
  const at = (i: number): number => (i === place ? taken : i);
  return {
    places,
    bonds: bonds.map((bond) => ({ ...bond, begin: at(bond.begin), end: at(bond.end) })),
  };
}

function endsAt({ bonds }: Skeleton, place: number): BondEnd[] {
  return bonds.flatMap(({ bond, begin, end }: PlacedBond, i) => [
    ...(begin === place ? [endOf(bond, i, 0, bond.a, bond.b)] : []),
    ...(end === place ? [endOf(bond, i, 1, bond.b, bond.a)] : []),
  ]);
}

const endOf = (
  { slack, order }: DrawnBond,
  bond: number,
  side: 0 | 1,
  at: Point,
  far: Point,
): BondEnd => ({ bond, side, at, far, slack, order });
