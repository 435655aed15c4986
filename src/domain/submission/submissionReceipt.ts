/** That COCONUT, or its stand-in, took a structure. */
export interface SubmissionReceipt {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What was handed in: the structure may have been corrected since. */
  readonly smiles: string;
  readonly toStandIn: boolean;
}
