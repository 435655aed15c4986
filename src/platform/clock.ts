/** The wall clock. Timers are left to saga effects, which fake timers cover. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
