/** Neighbouring observations that share one value. */
export interface Block {
  /** Mean of the observations' positions. */
  readonly place: number;
  /** Mean of their values. */
  readonly value: number;
  readonly count: number;
}

/**
 * Isotonic regression: the non-decreasing step function closest to the observations in least squares (Ayer et
 * al., Ann. Math. Stat. 26, 1955, 641).
 *
 * @param observations position and value, in ascending order of position
 */
export function poolAdjacentViolators(
  observations: readonly (readonly [place: number, value: number])[],
): Block[] {
  const blocks: Block[] = [];
  for (const [place, value] of observations) {
    let block: Block = { place, value, count: 1 };
    for (let last = blocks.at(-1); last && last.value >= block.value; last = blocks.at(-1)) {
      blocks.pop();
      block = joined(last, block);
    }
    blocks.push(block);
  }
  return blocks;
}

export function joined(a: Block, b: Block): Block {
  const count = a.count + b.count;
  const mean = (x: number, y: number): number => (a.count * x + b.count * y) / count;
  return { place: mean(a.place, b.place), value: mean(a.value, b.value), count };
}
