import { usualHydrogens } from './elements';
import type { Atom, Bond } from './graph';

/** How a molfile writes the valence of an atom without any bond. */
export const NO_BONDS = 15;

/** Only where the stated hydrogens are not those that a reader would add; 0 says nothing. */
export function statedValence(atom: Atom, bonds: readonly Bond[]): number {
  if (atom.hydrogens === undefined || atom.alias !== undefined || atom.group !== undefined)
    return 0;
  const orders = ordersOf(bonds);
  if (usualHydrogens(atom, orders) === atom.hydrogens) return 0;
  const valence = Math.floor(orders) + atom.hydrogens;
  return valence === 0 ? NO_BONDS : Math.min(valence, NO_BONDS - 1);
}

/** How many of the valences of an atom its bonds take. */
export const ordersOf = (bonds: readonly Bond[]): number =>
  bonds.reduce((sum, { order }) => sum + usedBy(order), 0);

const usedBy = (order: number): number =>
  order === 4 ? 1.5 : order > 4 ? Number(order === 8) : order;

/** Where an atom has fewer bonds than its element, its letters stand for something else. */
export const leavesBondsOpen = (atom: Atom, bonds: readonly Bond[]): boolean =>
  atom.radical === 0 && statedValence(atom, bonds) !== 0;
