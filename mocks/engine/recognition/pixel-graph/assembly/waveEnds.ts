import type { PixelGraphClasses } from '../classes';
import { certainLogs } from '../statistics';
import { bondsAround, cosineAt, otherEnd, partOf, type Sketch, STRAIGHT } from './sketch';

/** An open attachment: an atom that is not drawn. */
const ATTACHMENT = '*';

/**
 * A wave across the end of a bond says that the molecule goes on there. It was read as two wavy bonds in line,
 * which lead nowhere: the atom between them is an open attachment.
 */
export function openWaveEnds(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  const label = classes.names.indexOf(ATTACHMENT);
  const classLogs = certainLogs(classes.names.length, label);
  const around = bondsAround(sketch);
  const halves = new Set<number>();
  const atoms = sketch.atoms.map((atom, index) => {
    const own = around[index] ?? [];
    const [one, two, third] = own.filter(({ wavy }) => wavy);
    if (!one || !two || third || own.length !== 3) return atom;
    const ends = [one, two].map((bond) => otherEnd(bond, index));
    const leadNowhere = ends.every((end) => around[end]?.length === 1);
    if (!leadNowhere || cosineAt(sketch, index, one, two) > STRAIGHT) return atom;
    for (const end of ends) halves.add(end);
    return { ...atom, label, classLogs, charge: 0 as const };
  });
  return partOf({ atoms, bonds: sketch.bonds }, (_, index) => !halves.has(index));
}
