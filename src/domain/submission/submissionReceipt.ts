/** Receipt of a structure by COCONUT or its stand-in. */
export interface SubmissionReceipt {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What was submitted: the structure may have been corrected since. */
  readonly smiles: string;
  readonly toStandIn: boolean;
}
