import { certainLogs } from '../statistics';
import type { Evidence, SketchHypothesis } from './evidence';
import { bondsAround, cosineAt, otherEnd, STRAIGHT, type Sketch } from './sketch';
import { isWavy } from './wavyBonds';

/** An open attachment: an atom that is not drawn. */
const ATTACHMENT = '*';

/**
 * A wave across the end of a bond says that the molecule goes on there. It was read as two wavy bonds in line,
 * which lead nowhere: the atom between them is an open attachment.
 */
export function waveEnds(sketch: Sketch, { classes, ink }: Evidence): SketchHypothesis[] {
  const label = classes.names.indexOf(ATTACHMENT);
  const classLogs = certainLogs(classes.names.length, label);
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((atom, index) => {
    const own = around[index] ?? [];
    if (own.length !== 3) return [];
    const halves = own.filter((bond) => around[otherEnd(bond, index)]?.length === 1);
    const [one, two, third] = halves.filter((bond) => isWavy(sketch, bond, ink));
    if (!one || !two || third || cosineAt(sketch, index, one, two) > STRAIGHT) return [];
    return {
      removes: [one, two],
      rereads: new Map([[index, { ...atom, label, classLogs, charge: 0 as const }]]),
      logOdds: 2,
      because: 'A wave ends the bond here.',
    };
  });
}
