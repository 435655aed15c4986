import { shapeDistance, type LetterShape } from './letterShape';

/** A known letter. */
export interface KnownLetter {
  readonly char: string;
  readonly shape: LetterShape;
}

/** How unlike the known letters a painted letter is: 0 is equal; the cheapest first. */
export type LetterCosts = ReadonlyMap<string, number>;

/** Of several shapes of one letter, the nearest counts. */
export function letterCosts(shape: LetterShape, known: readonly KnownLetter[]): LetterCosts {
  const costs = new Map<string, number>();
  for (const { char, shape: other } of known) {
    const cost = shapeDistance(shape, other);
    if (cost < (costs.get(char) ?? Infinity)) costs.set(char, cost);
  }
  return new Map([...costs].sort((a, b) => a[1] - b[1]));
}

/**
 * What the cheapest known letter costs, as {@link letterCosts} has it first, without the cost of every other one.
 *
 * @param limit what costs as much or more is not looked for: the answer is then the limit
 */
export function nearestCost(
  shape: LetterShape,
  known: readonly KnownLetter[],
  limit = Infinity,
): number {
  let nearest = limit;
  for (const { shape: other } of known) {
    nearest = Math.min(nearest, shapeDistance(shape, other, nearest));
  }
  return nearest;
}
