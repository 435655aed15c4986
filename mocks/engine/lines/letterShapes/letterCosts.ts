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

/** The cheapest letter's cost. */
export function lowestCost(costs: LetterCosts): number {
  const [first = Infinity] = costs.values();
  return first;
}

/** How unlike the known letters a line's letters are on average. */
export const meanLowestCost = (letters: readonly LetterCosts[]): number =>
  letters.reduce((sum, costs) => sum + lowestCost(costs), 0) / Math.max(1, letters.length);
