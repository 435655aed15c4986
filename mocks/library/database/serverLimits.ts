/** Milliseconds after which a PostgreSQL server gives up on what a process does with it; 0: never. */
export interface ServerLimits {
  /** On a statement, waiting for others included. */
  readonly statementMs: number;
  /** On a transaction whose next statement does not come: its process may be gone, and others wait for its locks. */
  readonly idleMs: number;
}

/**
 * Of what people wait for. No statement of theirs takes as long, and who waits for the transaction of a host that is
 * gone is served before it is given up on as well.
 */
export const CALLS: ServerLimits = { statementMs: 30_000, idleMs: 15_000 };

/** Of what takes as long as it takes, such as writing a library to a disk. */
export const NO_LIMITS: ServerLimits = { statementMs: 0, idleMs: 0 };
