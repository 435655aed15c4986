/** How a program's readings turned out, of drawings that a person has checked. */
export interface CheckedReadings {
  readonly right: number;
  readonly judged: number;
  /** The sum of the confidences that it stated for those: as many would be right at its word. */
  readonly stated: number;
}

/** With fewer drawings, nothing is concluded: a share of ten is off by a quarter one time in ten. */
const LEAST_JUDGED = 20;

/**
 * The right readings that the built-in share counts for (a prior in the terms of a Beta distribution): the drawings
 * of one user are of one kind, and it was measured on hundreds of several. Chosen, not measured.
 */
const WEIGHT_OF_BUILT_IN = 40;

/**
 * What a confidence that a program states is worth, 0..1, by its readings here: the right ones for each that it
 * promised, drawn towards what is built in.
 */
export function measuredShare(builtIn: number, { right, judged, stated }: CheckedReadings): number {
  if (judged < LEAST_JUDGED) return builtIn;
  const promised = WEIGHT_OF_BUILT_IN / builtIn;
  return Math.min(1, (WEIGHT_OF_BUILT_IN + right) / (promised + stated));
}
