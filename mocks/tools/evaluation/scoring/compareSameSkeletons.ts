import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import { alignSkeletons } from './alignSkeletons';
import type { Mistake } from './mistake';

/**
 * How two graphs with the same skeleton differ: elements, bond orders, or charges.
 *
 * @returns null if the skeletons differ, or most atoms do
 */
export function compareSameSkeletons(
  truth: MolecularGraph,
  answer: MolecularGraph,
): Mistake | null {
  const like = alignSkeletons(truth, answer);
  if (!like) return null;
  const labels = truth.atoms.flatMap(({ element }, atom) => {
    const read = answer.atoms[like[atom] ?? -1]?.element;
    return read === undefined || read === element ? [] : [`${element} read as ${read}`];
  });
  const orders = orderDifferences(truth, answer);
  const detail = [...labels, ...orders].join('; ');
  if (labels.length > 0) {
    return { kind: labels.length === 1 ? 'one label' : 'several labels', detail };
  }
  if (orders.length > 0) return { kind: 'bond order', detail };
  return { kind: 'charge or isotope', detail: chargesOf(truth, answer) };
}

/**
 * Compares numbers, because the two ways to write an aromatic ring differ in the place of every double bond.
 */
function orderDifferences(truth: MolecularGraph, answer: MolecularGraph): string[] {
  const count = ({ bonds }: MolecularGraph, order: number) =>
    bonds.filter((bond) => bond.order === order).length;
  const names = [
    [2, 'double'],
    [3, 'triple'],
  ] as const;
  return names.flatMap(([order, name]) => {
    const drawn = count(truth, order);
    const read = count(answer, order);
    return drawn === read ? [] : [`${drawn} ${name} bonds read as ${read}`];
  });
}

function chargesOf(truth: MolecularGraph, answer: MolecularGraph): string {
  const charges = ({ atoms }: MolecularGraph) =>
    atoms
      .filter(({ charge }) => charge !== 0)
      .map(({ element, charge }) => `${element}${charge > 0 ? '+' : '−'}${Math.abs(charge)}`)
      .toSorted()
      .join(' ') || 'none';
  const [drawn, read] = [charges(truth), charges(answer)];
  return drawn === read
    ? 'double bonds elsewhere, or hydrogens'
    : `charges: ${drawn} read as ${read}`;
}
