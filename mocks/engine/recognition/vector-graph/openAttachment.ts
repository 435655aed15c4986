import type { Point } from '../../geometry/box';
import { cross, distance, distanceToSegment, project, subtract } from '../../geometry/vector';
import type { PlacedBond, Skeleton } from './skeleton';
import { skeletonRings } from './skeletonRings';
import { STRAIGHT } from './interruptedBonds';

/** Why such a drawing is withheld, as a message for the user. */
export const OPEN_ATTACHMENT =
  'A bond ends in the middle of a ring: which of its atoms it leads to is left open';

/** Smaller rings have no room for it: a wedge's end beside an epoxide would count. */
const MIN_MEMBERS = 5;
/** Pieces of hashed bonds are shorter, in usual lengths. */
const MIN_LENGTH = 0.5;
/** Part of a regular ring's area that one in perspective does not have. */
const FLAT = 0.75;
/** An atom between two bonds in line has whole bonds on both sides, in usual lengths. */
const HALF = 0.75;
/** An end this close to a bond, in usual lengths, lies on it, and not nearer to its ends than this share. */
const ON_BOND = 0.1;
const NEAR_END = 0.2;

/**
 * Whether a bond ends in the middle of a ring or of one of its bonds, by which drawings say that a group may
 * be on any atom of the ring. In perspective, bonds of a bridge cross a ring.
 */
export function hasOpenAttachment(skeleton: Skeleton, bondLength: number): boolean {
  const rings = skeletonRings(skeleton).filter((ring) => ring.length >= MIN_MEMBERS);
  const flat = rings.filter((ring) => isFlat(cornersOf(skeleton, ring)));
  if (rings.length === 0) return false;
  const degree = degreesOf(skeleton);
  return skeleton.places.some(({ at, label }, i) => {
    if (label) return false;
    if (degree[i] === 3) return flat.some((ring) => dividesBond(skeleton, ring, i, bondLength));
    const bond = skeleton.bonds.find(({ begin, end }) => begin === i || end === i);
    if (degree[i] !== 1 || !bond) return false;
    if (distance(bond.bond.a, bond.bond.b) < MIN_LENGTH * bondLength) return false;
    const other = bond.begin === i ? bond.end : bond.begin;
    const far = skeleton.places[other];
    // A label with its bond alone belongs to the ring also where that is drawn in perspective.
    const isAlone = far?.label !== undefined && degree[other] === 1;
    return (isAlone ? rings : flat).some((ring) =>
      endsIn(skeleton, ring, bond, at, far?.at ?? at, bondLength),
    );
  });
}

const cornersOf = ({ places }: Skeleton, ring: readonly number[]): Point[] =>
  ring.flatMap((i) => places[i]?.at ?? []);

function degreesOf({ places, bonds }: Skeleton): number[] {
  const degree = places.map(() => 0);
  for (const { begin, end } of bonds) {
    degree[begin] = (degree[begin] ?? 0) + 1;
    degree[end] = (degree[end] ?? 0) + 1;
  }
  return degree;
}

/** Edges of a ring as the pairs of corners that follow each other. */
const edgesOf = (corners: readonly Point[]): [Point, Point][] =>
  corners.flatMap((a, k): [Point, Point][] => {
    const b = corners[(k + 1) % corners.length];
    return b ? [[a, b]] : [];
  });

function isFlat(corners: readonly Point[]): boolean {
  const edges = edgesOf(corners);
  const round = edges.reduce((sum, [a, b]) => sum + distance(a, b), 0);
  const area = Math.abs(edges.reduce((sum, [a, b]) => sum + cross(a, b), 0)) / 2;
  const regular = round ** 2 / (4 * corners.length * Math.tan(Math.PI / corners.length));
  return area > FLAT * regular;
}

/** A free end within a ring that its bond has entered, or on one of its bonds. */
function endsIn(
  skeleton: Skeleton,
  ring: readonly number[],
  { begin, end }: PlacedBond,
  at: Point,
  far: Point,
  bondLength: number,
): boolean {
  if (ring.includes(begin) || ring.includes(end)) return false;
  const corners = cornersOf(skeleton, ring);
  const edges = edgesOf(corners);
  const isOn = edges.some(([a, b]) => {
    const { t } = project(at, a, b);
    const isMiddle = t > NEAR_END && t < 1 - NEAR_END;
    return isMiddle && distanceToSegment(at, a, b) < ON_BOND * bondLength;
  });
  if (isOn) return true;
  return isInside(at, edges) && !isInside(far, edges);
}

/** By how often a line to the right crosses the edges. */
const isInside = (p: Point, edges: readonly [Point, Point][]): boolean =>
  edges.filter(([a, b]) => {
    if (a.y > p.y === b.y > p.y) return false;
    return a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y) > p.x;
  }).length %
    2 ===
  1;

/** Two halves of one line of a ring meet here, and a third bond. */
function dividesBond(
  skeleton: Skeleton,
  ring: readonly number[],
  place: number,
  bondLength: number,
): boolean {
  const k = ring.indexOf(place);
  if (k < 0) return false;
  const [before, at, after] = [ring.at(k - 1), place, ring[(k + 1) % ring.length]].map(
    (i) => skeleton.places[i ?? -1]?.at,
  );
  if (!before || !at || !after) return false;
  const lengths = [distance(before, at), distance(at, after)];
  const turn = cross(subtract(at, before), subtract(after, at)) / (lengths[0]! * lengths[1]!);
  return Math.abs(turn) < STRAIGHT && lengths.every((length) => length < HALF * bondLength);
}
