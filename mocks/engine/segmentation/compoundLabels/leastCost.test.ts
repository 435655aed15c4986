import { leastCostPairs } from './leastCost';

describe('the assignment of least cost', () => {
  it('gives up the cheapest pair where the others together cost less', () => {
    const costs = [
      [0.1, 0.2],
      [0.15, 0.9],
    ];
    expect(leastCostPairs(costs, 1)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('leaves a row single that has no partner', () => {
    expect(leastCostPairs([[0.2], [undefined]], 1)).toEqual([[0, 0]]);
  });

  it('leaves a row single where its partner costs more than being single', () => {
    expect(leastCostPairs([[0.8]], 0.7)).toEqual([]);
    expect(leastCostPairs([[0.6]], 0.7)).toEqual([[0, 0]]);
  });

  it.each([[[]], [[[], []]]])('pairs nothing of %j', (costs) => {
    expect(leastCostPairs(costs, 1)).toEqual([]);
  });

  it('agrees with trying out all assignments', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 40; round++) {
      const costs = [0, 1, 2].map(() =>
        [0, 1, 2, 3].map(() => (random() < 0.3 ? undefined : random())),
      );
      const total = leastCostPairs(costs, 0.6).reduce(
        (sum, [row, column]) => sum + (costs[row]?.[column] ?? NaN) - 0.6,
        1.8,
      );
      expect(total).toBeCloseTo(leastOf(costs, 0.6), 9);
    }
  });
});

/** The least total cost, by trying everything. */
function leastOf(
  costs: readonly (readonly (number | undefined)[])[],
  single: number,
  taken: readonly number[] = [],
): number {
  const [row, ...rest] = costs;
  if (!row) return 0;
  const totals = row.flatMap((cost, column) =>
    cost === undefined || taken.includes(column)
      ? []
      : [cost + leastOf(rest, single, [...taken, column])],
  );
  return Math.min(single + leastOf(rest, single, taken), ...totals);
}
