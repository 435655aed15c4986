import type { Knot } from './sequenceModel';

/** The share of right names at a probability: on a straight line between knots, else that of the nearest one. */
export function calibrated(knots: readonly Knot[], probability: number): number {
  const after = knots.findIndex(([place]) => place >= probability);
  const high = after < 0 ? undefined : knots[after];
  const low = after < 0 ? knots.at(-1) : knots[after - 1];
  if (!low || !high) return (low ?? high)?.[1] ?? probability;
  const share = (probability - low[0]) / (high[0] - low[0]);
  return low[1] + share * (high[1] - low[1]);
}
