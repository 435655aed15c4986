/** A row and a column that belong together. */
export type Pair = readonly [row: number, column: number];

/**
 * The one-to-one assignment of rows to columns of least total cost (Kuhn's Hungarian method, O(n² m)); rows
 * stay single where that is cheaper.
 *
 * @param costs by row and column; undefined where they cannot be together
 * @param single cost of a row that stays single
 */
export function leastCostPairs(
  costs: readonly (readonly (number | undefined)[])[],
  single: number,
): Pair[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  // Each row has a column of its own that stands for staying single.
  const width = columns + rows;
  const never = single * (rows + 1) + 1e3;
  const costOf = (row: number, column: number): number =>
    column < columns ? (costs[row]?.[column] ?? never) : column - columns === row ? single : never;
  const rowOf = assign(rows, width, costOf);
  return rowOf.flatMap((row, column): Pair[] =>
    row >= 0 && column < columns && costs[row]?.[column] !== undefined ? [[row, column]] : [],
  );
}

type CostOf = (row: number, column: number) => number;

/** Potentials keep reduced costs at 0 or above. One-based: column 0 holds the row that is being placed. */
interface Assignment {
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  readonly rowAt: Int32Array;
}

/** For each column its row, or -1. */
function assign(rows: number, width: number, costOf: CostOf): number[] {
  const assignment: Assignment = {
    rowPotential: new Float64Array(rows + 1),
    columnPotential: new Float64Array(width + 1),
    rowAt: new Int32Array(width + 1),
  };
  const { rowAt } = assignment;
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    const { end, cameFrom } = cheapestPath(assignment, width, costOf);
    for (let column = end; column !== 0;) {
      const before = cameFrom[column] ?? 0;
      rowAt[column] = rowAt[before] ?? 0;
      column = before;
    }
  }
  return Array.from(rowAt.subarray(1), (row) => row - 1);
}

/** The cheapest chain of exchanges from column 0 to a free column, and the column before each on the way. */
function cheapestPath(assignment: Assignment, width: number, costOf: CostOf) {
  const { rowAt, rowPotential, columnPotential } = assignment;
  const cameFrom = new Int32Array(width + 1);
  const least = new Float64Array(width + 1).fill(Infinity);
  const used = new Uint8Array(width + 1);
  let end = 0;
  do {
    used[end] = 1;
    const row = rowAt[end] ?? 0;
    let next = 0;
    for (let j = 1; j <= width; j++) {
      if (used[j]) continue;
      const potential = (rowPotential[row] ?? 0) + (columnPotential[j] ?? 0);
      const reduced = costOf(row - 1, j - 1) - potential;
      if (reduced < (least[j] ?? Infinity)) {
        least[j] = reduced;
        cameFrom[j] = end;
      }
      if (next === 0 || (least[j] ?? Infinity) < (least[next] ?? Infinity)) next = j;
    }
    shiftPotentials(assignment, used, least, least[next] ?? 0);
    end = next;
  } while (rowAt[end] !== 0);
  return { end, cameFrom };
}

function shiftPotentials(
  { rowAt, rowPotential, columnPotential }: Assignment,
  used: Uint8Array,
  least: Float64Array,
  delta: number,
): void {
  used.forEach((isUsed, j) => {
    if (isUsed) {
      const row = rowAt[j] ?? 0;
      rowPotential[row] = (rowPotential[row] ?? 0) + delta;
      columnPotential[j] = (columnPotential[j] ?? 0) - delta;
    } else least[j] = (least[j] ?? 0) - delta;
  });
}
