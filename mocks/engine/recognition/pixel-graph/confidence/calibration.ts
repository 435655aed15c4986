/** What a network's confidences mean, measured on pictures with known structures. */
export interface Calibration {
  /** Raw confidence and the share of such readings that are correct, both ascending, 0..1. */
  readonly knots: readonly (readonly [raw: number, right: number])[];
  /** Below this raw confidence a reading counts as unreadable, 0..1. */
  readonly unreadableBelow: number;
}

/** Leaves confidences unchanged and withholds nothing, for a network that was not measured. */
export const UNCALIBRATED: Calibration = { knots: [], unreadableBelow: 0 };

/**
 * The share of readings with this raw confidence that are correct: interpolated between the knots, constant
 * beyond.
 */
export function calibrated({ knots }: Calibration, raw: number): number {
  const above = knots.findIndex(([from]) => from >= raw);
  const next = knots[above] ?? knots.at(-1);
  if (!next) return raw;
  const last = knots[above - 1];
  if (!last || above < 0) return next[1];
  const along = (raw - last[0]) / (next[0] - last[0]);
  return last[1] + along * (next[1] - last[1]);
}
