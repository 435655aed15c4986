import { atomPlaces, type AtomPlace, type Doubt } from './doubt';
import { drawnAtoms, drawnBonds, type DrawnBond } from './drawnMolfile';
import { presentMolfile } from './missing';
import type { Structure } from './structure';
import { usualLength } from './usualLength';

/** What may be drawn at an atom, by how often it is what was meant. */
const ELEMENTS = ['C', 'N', 'O', 'S', 'Cl', 'Br', 'F', 'P', 'I'];
const BONDS = [
  'single bond',
  'double bond',
  'triple bond',
  'solid wedge',
  'hashed wedge',
  'no bond',
];

/** Lengths of a bond: nearer to an atom than this, it is meant; nearer to a bond's line, the bond. */
const AT_ATOM = 0.3;
const AT_BOND = 0.25;

/**
 * The atom or bond of a reading at a place of its picture, with what else may be drawn there.
 *
 * @param at shares of the picture
 * @returns undefined where there is nothing, or the reading has no places
 */
export function pickedPlace(structure: Structure, at: AtomPlace): Doubt | undefined {
  const molfile = presentMolfile(structure.molfile);
  if (!structure.placement || molfile === undefined) return undefined;
  const { width, height } = structure.placement;
  const places = atomPlaces(structure.placement).map(({ x, y }) => ({
    x: x * width,
    y: y * height,
  }));
  const bonds = drawnBonds(molfile);
  const length =
    usualLength(
      bonds.map(({ atoms: [first, second] }) => {
        const [a, b] = [places[first], places[second]];
        return a && b ? distance(a, b) : 0;
      }),
    ) ?? 0;
  const point = { x: at.x * width, y: at.y * height };
  const atom = nearest(places, (place) => distance(place, point), AT_ATOM * length);
  if (atom !== undefined) {
    return placeOf(at, [atom], drawnAtoms(molfile)[atom] ?? 'C', ELEMENTS);
  }
  const bond = nearest(bonds, (each) => fromBond(each, places, point), AT_BOND * length);
  const { atoms, is } = (bond !== undefined && bonds[bond]) || {};
  return atoms && is !== undefined ? placeOf(at, atoms, is, BONDS) : undefined;
}

const placeOf = (
  at: AtomPlace,
  atoms: readonly number[],
  standing: string,
  possible: readonly string[],
): Doubt => ({
  ...{ kind: atoms.length === 1 ? 'atom' : 'bond', ...at, atoms, confidence: 1 },
  readings: [standing, ...possible.filter((one) => one !== standing)],
  says: '',
});

/** Index of the item that is nearest, within a distance. */
function nearest<T>(
  items: readonly T[],
  distanceOf: (item: T) => number,
  within: number,
): number | undefined {
  const distances = items.map(distanceOf);
  const least = Math.min(...distances);
  return least <= within ? distances.indexOf(least) : undefined;
}

const distance = (a: AtomPlace, b: AtomPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

function fromBond(
  { atoms: [first, second] }: DrawnBond,
  places: readonly AtomPlace[],
  point: AtomPlace,
): number {
  const [a, b] = [places[first], places[second]];
  if (!a || !b) return Infinity;
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
  const share = Math.min(1, Math.max(0, along / Math.max(distance(a, b) ** 2, Number.EPSILON)));
  return distance({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }, point);
}
