/** How long programs beside MARCUS may take, milliseconds. */
export interface EngineLimits {
  readonly health: number;
  /** The first picture, for which networks of gigabytes are loaded. */
  readonly first: number;
  readonly later: number;
  /** Later pictures whose longer side has more than `LARGE_SIDE` pixels. */
  readonly large: number;
  /** How long an answer to whether a program is there is believed. */
  readonly believed: number;
}

/** Of MolScribe, MolNexTR and DECIMER on processors without a graphics card, as their users report them. */
export const ENGINE_LIMITS: EngineLimits = {
  health: 3_000,
  first: 180_000,
  later: 30_000,
  large: 60_000,
  believed: 10_000,
};

const LARGE_SIDE = 1_000;

/** @param isFirst whether the program has read nothing since it started */
export function limitFor(limits: EngineLimits, isFirst: boolean, longerSide: number): number {
  if (isFirst) return limits.first;
  return longerSide > LARGE_SIDE ? limits.large : limits.later;
}
