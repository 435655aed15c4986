import type { PixelGraphClasses } from '../classes';
import { cosineAt, isWedge, settleType, type Sketch, type SketchBond, STRAIGHT } from './sketch';

/**
 * A solid wedge and a hashed one that lead in opposite directions from one atom leave its configuration open.
 * If one of them leads to a drawn hydrogen, that one is meant: the other is drawn plain.
 */
export function preferHydrogenWedges(classes: PixelGraphClasses, sketch: Sketch): void {
  const wedges = sketch.bonds.filter(({ type }) => isWedge(type));
  const endsAtHydrogen = ({ end }: SketchBond): boolean =>
    classes.names[sketch.atoms[end]?.label ?? -1] === 'H';
  for (const ofHydrogen of wedges.filter(endsAtHydrogen)) {
    const { begin, type } = ofHydrogen;
    for (const other of wedges) {
      if (other.begin !== begin || other.type === type || endsAtHydrogen(other)) continue;
      if (cosineAt(sketch, begin, ofHydrogen, other) < STRAIGHT) settleType(other, 0);
    }
  }
}
