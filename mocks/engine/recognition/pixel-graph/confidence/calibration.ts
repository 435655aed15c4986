/** What the confidences of a network are worth, measured on pictures whose structure is known. */
export interface Calibration {
  /** Raw confidence and the share of such readings that are right, both rising, 0..1. */
  readonly knots: readonly (readonly [raw: number, right: number])[];
  /** A reading of less raw confidence is as good as unreadable, 0..1. */
  readonly unreadableBelow: number;
}

/** Confidences as they are, and nothing held back: for a network that was not measured. */
export const UNCALIBRATED: Calibration = { knots: [], unreadableBelow: 0 };

/** The share of readings of this raw confidence that are right: linear between the knots, level beyond. */
export function calibrated({ knots }: Calibration, raw: number): number {
  const above = knots.findIndex(([from]) => from >= raw);
  const next = knots[above] ?? knots.at(-1);
  if (!next) return raw;
  const last = knots[above - 1];
  if (!last || above < 0) return next[1];
  const along = (raw - last[0]) / (next[0] - last[0]);
  return last[1] + along * (next[1] - last[1]);
}
