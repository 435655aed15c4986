import type { Evidence } from './evidence';
import { preferHydrogenWedges } from './opposedWedges';
import type { Sketch } from './sketch';
import { turnWedges } from './turnWedges';
import { markWavyBonds } from './wavyBonds';
import { tellWedges } from './wedgeKinds';

/**
 * Tells wedges, waves and plain lines apart, and where wedges begin. It takes all atoms and bonds to be known: what
 * a wedge is depends on the bonds beside it, and no atom or bond depends on a wedge.
 */
export function tellStereo(sketch: Sketch, { classes, ink }: Evidence): Sketch {
  const copy = { atoms: sketch.atoms, bonds: sketch.bonds.map((bond) => ({ ...bond })) };
  markWavyBonds(copy, ink);
  tellWedges(copy, ink);
  turnWedges(copy);
  preferHydrogenWedges(classes, copy);
  return copy;
}
