/** The times of the contract, shortened so that minutes become seconds. All in milliseconds. */
export interface SoakTimes {
  /** Heartbeat of a client. */
  readonly beatMs: number;
  /** Silence after which the services end a session. */
  readonly idleMs: number;
  readonly sweepMs: number;
  /** Interval of the ping that detects a vanished peer. */
  readonly livenessMs: number;
  /** How often a client checks what it was told. */
  readonly lookMs: number;
  /** Longest wait that an impatient client accepts. */
  readonly impatienceMs: number;
  /** Longest pause between two visits of a client. */
  readonly pauseMs: number;
  /** Time after the last join within which all clients that stay must be served. */
  readonly drainMs: number;
}

/**
 * A fiftieth of the contract's: 15 s of heartbeat become 300 ms, 300 s of silence 6 s. The liveness interval
 * allows for two busy processes on one machine.
 */
export const SOAK_TIMES: SoakTimes = {
  beatMs: 300,
  idleMs: 6_000,
  sweepMs: 50,
  livenessMs: 1_000,
  lookMs: 10,
  impatienceMs: 2_000,
  pauseMs: 500,
  drainMs: 60_000,
};

/**
 * Settings of the services for these times. The request rates of 200 clients at one address are not abuse
 * here.
 */
export const soakEnvironment = (times: SoakTimes): Record<string, string> => ({
  PORT: '0',
  MARCUS_SESSION_IDLE_MS: String(times.idleMs),
  MARCUS_SESSION_SWEEP_MS: String(times.sweepMs),
  MARCUS_SOCKET_LIVENESS_MS: String(times.livenessMs),
  MARCUS_RATE_LIMITS: '1000000000',
  MARCUS_MAX_WAITING: '10000',
});
