import type { MolecularGraph } from '../../recognition/molecularGraph';

/**
 * How the neighbours of a centre turn, whatever they are: seen with the one with the highest index at the back, or
 * the implicit hydrogen, the other three in ascending order. It needs no rule of priority, on which programs differ.
 */
export type Parity = 'clockwise' | 'anticlockwise';

/** By atom; none of an atom that is no centre, or is left open. */
export type Parities = ReadonlyMap<number, Parity>;

export const opposite = (parity: Parity): Parity =>
  parity === 'clockwise' ? 'anticlockwise' : 'clockwise';

/** Whether it takes an odd number of exchanges to bring them into ascending order. */
export function isOdd(numbers: readonly number[]): boolean {
  const inversions = numbers.flatMap((number, place) =>
    numbers.slice(place + 1).filter((later) => later < number),
  );
  return inversions.length % 2 === 1;
}

/** For each atom the indices of its neighbours, in the order of the bonds. */
export function neighbourIndices(
  atomCount: number,
  bonds: readonly Pick<MolecularGraph['bonds'][number], 'begin' | 'end'>[],
): number[][] {
  const neighbours = Array.from({ length: atomCount }, (): number[] => []);
  for (const { begin, end } of bonds) {
    neighbours[begin]?.push(end);
    neighbours[end]?.push(begin);
  }
  return neighbours;
}
