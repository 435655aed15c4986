/** Availability of OSRA, the external program used by the task `osra.read`. */
export interface OsraProgram {
  /** Null if it is not installed. */
  version(): Promise<string | null>;
  /** Why it is missing and what to do about it, worded for the user. */
  readonly missing: string;
}
