import { DisjointSets } from '../../../geometry/disjointSets';
import type { PixelGraphClasses } from '../classes';
import { median } from '../../../geometry/median';
import type { Sketch } from './sketch';
import { bondLength, partOf } from './sketch';

/** A part with at least this many atoms is a structure; small ones next to it are dropped. */
const STRUCTURE_ATOMS = 5;
/** A bracket, dash or letter read as one bond. */
const MISREAD_ATOMS = 2;
/**
 * Letters and digits read as bonds: at most this many carbons, with bonds shorter than this share of the
 * usual length.
 */
const LETTERS = { atoms: 5, bond: 0.75 } as const;

/** Drops parts next to a real structure that are misread letters, brackets and dashes. */
export function withoutSmallComponents(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  const parts = connectedComponents(sketch);
  if (!parts.some((part) => part.length >= STRUCTURE_ATOMS)) return sketch;
  const dropped = new Set(
    parts
      .filter((part) => part.length === MISREAD_ATOMS || areLetters(classes, sketch, part))
      .flat(),
  );
  return partOf(sketch, (_, i) => !dropped.has(i));
}

function areLetters(classes: PixelGraphClasses, sketch: Sketch, part: readonly number[]): boolean {
  const { atoms, bonds } = sketch;
  if (part.length < 2 || part.length > LETTERS.atoms || part.length === atoms.length) return false;
  if (part.some((i) => classes.names[atoms[i]?.label ?? -1] !== 'C')) return false;
  const lengths = bonds.filter(({ begin }) => part.includes(begin));
  const usual = median(bonds.map((bond) => bondLength(sketch, bond)));
  return median(lengths.map((bond) => bondLength(sketch, bond))) < LETTERS.bond * usual;
}

/** The connected parts of a sketch, as atom indices. */
export function connectedComponents({ atoms, bonds }: Sketch): number[][] {
  const sets = new DisjointSets(atoms.length);
  for (const bond of bonds) sets.join(bond.begin, bond.end);
  return sets.groups();
}
