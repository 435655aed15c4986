import type { SoakTimes } from '../soakTimes';

/** When the faults of a soak with several nodes happen, in milliseconds after its start. */
export interface FaultTimes {
  /** A node is killed, and another one started in its place. */
  readonly nodeDies: number;
  readonly nodeReturns: number;
  readonly redisDies: number;
  readonly redisReturns: number;
  /** A node is told to stop, and another one started in its place. */
  readonly nodeDrains: number;
  /** After this, nobody joins any more. */
  readonly joinsEnd: number;
}

export interface ClusterSoakOptions {
  readonly nodes: number;
  /** In all. */
  readonly clients: number;
  readonly seats: number;
  /** Longest time for which a client keeps its seat. */
  readonly stayMs: number;
  readonly times: SoakTimes;
  readonly faults: FaultTimes;
}

/**
 * A fortieth of the contract's silence; sockets that a busy machine neglects for some seconds stay. Who is served
 * within a minute of the last to join waits for a busy machine, not for ever.
 */
const TIMES: SoakTimes = {
  beatMs: 1_000,
  idleMs: 8_000,
  sweepMs: 500,
  livenessMs: 10_000,
  lookMs: 20,
  impatienceMs: 0,
  pauseMs: 500,
  drainMs: 60_000,
};

/** The trial's: a minute of joining, with each fault once. */
export const longSoak = (nodes: number, clientsANode: number): ClusterSoakOptions => ({
  nodes,
  clients: nodes * clientsANode,
  seats: Math.max(3, Math.round((nodes * clientsANode) / 10)),
  stayMs: 3_000,
  times: TIMES,
  faults: {
    nodeDies: 12_000,
    nodeReturns: 20_000,
    redisDies: 30_000,
    redisReturns: 33_000,
    nodeDrains: 42_000,
    joinsEnd: 55_000,
  },
});

/** The same in a few seconds, for CI. */
export const shortSoak = (): ClusterSoakOptions => ({
  nodes: 3,
  clients: 60,
  seats: 12,
  stayMs: 1_000,
  times: { ...TIMES, beatMs: 500, idleMs: 5_000 },
  faults: {
    nodeDies: 2_000,
    nodeReturns: 3_000,
    redisDies: 5_000,
    redisReturns: 6_500,
    nodeDrains: 8_500,
    joinsEnd: 11_000,
  },
});

/** Settings of the nodes for these times. */
export const nodeEnvironment = ({ seats, times }: ClusterSoakOptions): Record<string, string> => ({
  MARCUS_SEATS: String(seats),
  MARCUS_SESSION_IDLE_MS: String(times.idleMs),
  MARCUS_SESSION_SWEEP_MS: String(times.sweepMs),
  MARCUS_SOCKET_LIVENESS_MS: String(times.livenessMs),
  MARCUS_RATE_LIMITS: 'off',
  MARCUS_MAX_WAITING: '10000',
});
