/** OSRA, a program of its own, which the task `osra.read` asks: whether it is there. */
export interface OsraProgram {
  /** Null when it is not there. */
  version(): Promise<string | null>;
  /** Why it is not there and what can be done, in words for the user. */
  readonly missing: string;
}
