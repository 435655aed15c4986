import type { Point } from '../geometry/box';
import { distance } from '../geometry/vector';
import type { Doubt } from './doubts/doubt';
import { valencesOf } from './labels/valences';
import { bondsOf, type OpenBond } from './perspective/openGraph';

/** Diameter of a dot, bonds: between specks and the bowls of letters. */
const DIAMETER = { min: 0.09, max: 0.28 } as const;
/** A dot is about as wide as high. */
const ROUND = 1.35;
/** Dots closer than this to each other are no single electrons, bonds. */
const APART = 0.7;

/** Whether a spot of this size may be a dot, bonds. */
export const areDotSides = (width: number, height: number): boolean => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= DIAMETER.min && long <= DIAMETER.max && long <= ROUND * short;
};

/** Dots without another one near: others are a dotted line, a colon or a lone pair. */
export const standingAlone = (dots: readonly Point[], bond: number): Point[] =>
  dots.filter((dot) => dots.every((other) => other === dot || distance(other, dot) > APART * bond));

/** From an atom to the dot of its unpaired electron, bonds; letters stand between them. */
const BESIDE = 0.65;
/** A dot may be a speck of the paper, or end a sentence. */
const CONFIDENCE = 0.8;

interface DottedAtom extends Point {
  readonly element: string;
  readonly charge: number;
  radical?: true;
}

/**
 * Gives an unpaired electron to the atoms that dots stand beside.
 *
 * @param dots in the graph's units, as is the length of a bond
 * @returns the places where it did
 */
export function markRadicals(
  graph: { readonly atoms: readonly DottedAtom[]; readonly bonds: readonly OpenBond[] },
  dots: readonly Point[],
  bond: number,
): Doubt[] {
  const { atoms } = graph;
  const open = atoms.flatMap((atom, i) => (hasRoom(atom, bondsOf(graph, i)) ? [{ atom, i }] : []));
  return dots.flatMap((dot): Doubt[] => {
    const [owner] = open.toSorted((a, b) => distance(a.atom, dot) - distance(b.atom, dot));
    if (!owner || distance(owner.atom, dot) > BESIDE * bond) return [];
    owner.atom.radical = true;
    const { x, y } = owner.atom;
    const says = 'The dot is read as an unpaired electron.';
    return [{ kind: 'charge', atoms: [owner.i], x, y, confidence: CONFIDENCE, says }];
  });
}

/** Whether an atom has fewer bonds than it can. */
function hasRoom({ element, charge }: DottedAtom, bonds: readonly OpenBond[]): boolean {
  const most = Math.max(0, ...(valencesOf(element, charge) ?? []));
  return bonds.reduce((sum, { order }) => sum + order, 0) < most;
}
