/** Settings of the stand-ins. */
export interface StandInSettings {
  /** Delay of each answer, milliseconds. */
  readonly delayMs: number;
  /** Whether they limit requests like the real services. */
  readonly areLimited: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
