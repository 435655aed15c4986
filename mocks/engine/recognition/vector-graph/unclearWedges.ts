import type { GraphBuilder } from './graphBuilder';
import type { Skeleton } from './skeleton';
import type { LabelPlan } from './writeLabel';

/** The atoms at the two ends of a bond of the skeleton. */
export type EndAtoms = [begin: number | undefined, end: number | undefined];

/** The two atoms of a hashed bond of which the drawing does not tell where it starts. */
export type UnclearWedge = readonly [begin: number, end: number];

/**
 * A hashed bond with equal strokes starts at the stereocentre. If either end may be one, it starts at the atom
 * with more bonds, by chance.
 *
 * @returns the bonds that started by chance
 */
export function orientUnclearWedges(
  builder: GraphBuilder,
  { bonds }: Skeleton,
  atomsOf: readonly EndAtoms[],
  plans: readonly LabelPlan[],
): UnclearWedge[] {
  const textOf = new Map(plans.flatMap(({ ends, label }) => ends.map((end) => [end, label.text])));
  return bonds.flatMap(({ bond }, i): UnclearWedge[] => {
    const [a, b] = atomsOf[i] ?? [];
    if (bond.narrowEndKnown || a === undefined || b === undefined) return [];
    const written = builder.bonds.find((other) => other.begin === a && other.end === b);
    if (!written) return [];
    const [fromA, fromB] = [a, b].map((atom) => canBeCentre(builder, atom, textOf));
    const isTurned =
      fromA === fromB ? builder.neighbours(a).length < builder.neighbours(b).length : fromB;
    if (isTurned) Object.assign(written, { begin: b, end: a });
    return fromA && fromB && bond.stereo === 'down' ? [[written.begin, written.end]] : [];
  });
}

/** Whether an atom has single bonds only, three or more, and no two alike substituents of one atom or label. */
function canBeCentre(
  builder: GraphBuilder,
  atom: number,
  textOf: ReadonlyMap<number, string>,
): boolean {
  const own = builder.bonds.filter(({ begin, end }) => begin === atom || end === atom);
  if (own.length < 3 || own.some(({ order }) => order !== 1)) return false;
  const ends = own
    .map(({ begin, end }) => (begin === atom ? end : begin))
    .filter((other) => builder.neighbours(other).length === 1)
    .map((other) => textOf.get(other) ?? 'CH3');
  return new Set(ends).size === ends.length;
}
