import type { Point } from '../../geometry/box';
import { DisjointSets } from '../../geometry/disjointSets';
import { along, distance, project } from '../../geometry/vector';
import type { TextLabel } from '../../segmentation/vector/textLabels';
import { beyond } from './multipleBonds';
import type { DrawnBond } from './drawnBond';
import { labelAtEnd } from './labelAtEnd';

/** Where bonds end: at a label, or at a corner where a carbon stands. */
export interface Place {
  readonly at: Point;
  readonly label?: TextLabel;
}

export interface PlacedBond {
  readonly bond: DrawnBond;
  begin: number;
  end: number;
}

export interface Skeleton {
  readonly places: Place[];
  readonly bonds: PlacedBond[];
}

interface End {
  readonly bond: number;
  readonly side: 0 | 1;
  readonly at: Point;
  readonly far: Point;
  readonly slack: number;
}

/** Ends nearer than this part of a bond meet in one atom. */
const MEETING = 0.12;
/** A single end joins an atom this near: wedges and crossed lines end beside it. */
const LOOSE_MEETING = 0.24;

/** Decides which bonds share atoms and which letters they belong to. */
export function placeBondEnds(
  bonds: readonly DrawnBond[],
  labels: readonly TextLabel[],
  bondLength: number,
): Skeleton {
  const ends = bonds.flatMap(({ a, b, slack }, bond): End[] => [
    { bond, side: 0, at: a, far: b, slack },
    { bond, side: 1, at: b, far: a, slack },
  ]);
  const places: Place[] = [];
  const placeOf = new Map<End, number>();
  const byLabel = new Map<TextLabel, number>();
  const open: End[] = [];
  for (const end of ends) {
    const junction = meetsOthers(end, ends, bondLength);
    const label = labelAtEnd(labels, end.at, end.far, end.slack, bondLength, junction);
    if (!label) {
      open.push(end);
      continue;
    }
    const place = byLabel.get(label) ?? places.push({ at: end.at, label }) - 1;
    byLabel.set(label, place);
    placeOf.set(end, place);
  }
  placeCorners(open, places, placeOf, bondLength);
  const placed = bonds.map((bond): PlacedBond => ({ bond, begin: -1, end: -1 }));
  for (const end of ends) {
    const bond = placed[end.bond];
    const place = placeOf.get(end) ?? -1;
    if (bond) bond[end.side === 0 ? 'begin' : 'end'] = place;
  }
  const skeleton = { places, bonds: placed };
  splitAtTouch(skeleton, bondLength);
  return { places, bonds: skeleton.bonds.filter(({ begin, end }) => begin !== end) };
}

const meetsOthers = (end: End, ends: readonly End[], bondLength: number): boolean =>
  ends.some((other) => other.bond !== end.bond && distance(other.at, end.at) < 0.07 * bondLength);

function placeCorners(
  open: readonly End[],
  places: Place[],
  placeOf: Map<End, number>,
  bondLength: number,
): void {
  const sets = new DisjointSets(open.length);
  open.forEach((p, i) => {
    open.forEach((q, j) => {
      if (j <= i || p.bond === q.bond) return;
      if (distance(p.at, q.at) <= MEETING * bondLength) sets.join(i, j);
    });
  });
  const groups = sets.groups().map((group) => group.flatMap((i) => open[i] ?? []));
  const corners = groups.filter((group) => group.length > 1);
  for (const group of corners) addPlace(group, meanOf(group), places, placeOf);
  for (const [end] of groups.filter((group) => group.length === 1)) {
    if (!end) continue;
    const near = nearestPlaceTo(end, places, placeOf, bondLength);
    if (near !== undefined) placeOf.set(end, near);
    else {
      const at = end.slack > 0 ? beyond(end.far, end.at, end.slack / 2) : end.at;
      addPlace([end], at, places, placeOf);
    }
  }
}

function addPlace(
  group: readonly End[],
  at: Point,
  places: Place[],
  placeOf: Map<End, number>,
): void {
  const place = places.push({ at }) - 1;
  for (const end of group) placeOf.set(end, place);
}

function meanOf(group: readonly End[]): Point {
  // Hashed ends are guesses; lines tell the corner exactly.
  const sure = group.filter(({ slack }) => slack === 0);
  const used = sure.length > 0 ? sure : group;
  const sum = used.reduce((s, { at }) => ({ x: s.x + at.x, y: s.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / used.length, y: sum.y / used.length };
}

/** An unlabelled place that a single end was meant to reach. */
function nearestPlaceTo(
  end: End,
  places: readonly Place[],
  placeOf: ReadonlyMap<End, number>,
  bondLength: number,
): number | undefined {
  let best: number | undefined;
  let bestGap = Infinity;
  places.forEach((place, i) => {
    if (place.label || usedByOwn(end, i, placeOf)) return;
    const gap = distance(place.at, end.at);
    const { t, off } = project(place.at, end.far, end.at);
    const ahead = (t - 1) * distance(end.far, end.at);
    const inReach =
      gap <= LOOSE_MEETING * bondLength ||
      (end.slack > 0 &&
        ahead <= end.slack + 0.2 * bondLength &&
        Math.abs(off) < 0.2 * bondLength &&
        ahead > 0);
    if (inReach && gap < bestGap) {
      best = i;
      bestGap = gap;
    }
  });
  return best;
}

function usedByOwn(end: End, place: number, placeOf: ReadonlyMap<End, number>): boolean {
  for (const [other, at] of placeOf) {
    if (other.bond === end.bond && other !== end && at === place) return true;
  }
  return false;
}

/** A bond that ends on the middle of another makes an atom there. */
function splitAtTouch(
  skeleton: { places: Place[]; bonds: PlacedBond[] },
  bondLength: number,
): void {
  skeleton.places.forEach((place, i) => {
    if (place.label) return;
    for (const bond of [...skeleton.bonds]) {
      if (bond.begin === i || bond.end === i || bond.bond.order !== 1) continue;
      const { t, off } = project(place.at, bond.bond.a, bond.bond.b);
      if (t < 0.12 || t > 0.88 || Math.abs(off) > 0.06 * bondLength) continue;
      if (bond.bond.stereo !== 'none') continue;
      const at = along(bond.bond.a, bond.bond.b, t);
      const tail: PlacedBond = { bond: { ...bond.bond, a: at }, begin: i, end: bond.end };
      const head: PlacedBond = { bond: { ...bond.bond, b: at }, begin: bond.begin, end: i };
      skeleton.bonds.splice(skeleton.bonds.indexOf(bond), 1, head, tail);
    }
  });
}
