import type { Sketch } from './sketch';
import { isWedge, touches, turnBond } from './sketch';

/** A wedge or wave begins at a stereo centre: reverses those that lead from an end to a branching atom. */
export function turnWedges({ bonds }: Sketch): void {
  const degree = (atom: number): number => bonds.filter((bond) => touches(bond, atom)).length;
  for (const bond of bonds) {
    if (!isWedge(bond.type) && !bond.wavy) continue;
    if (degree(bond.begin) >= 3 || degree(bond.end) < 3) continue;
    turnBond(bond);
  }
}
