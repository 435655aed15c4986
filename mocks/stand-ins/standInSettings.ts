/** How the stand-ins are set up. */
export interface StandInSettings {
  /** Milliseconds that each answer takes longer. */
  readonly delayMs: number;
  /** Whether they refuse too many requests, as those do for whom they stand. */
  readonly areLimited: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
