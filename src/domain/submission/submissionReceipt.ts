/** Confirms that COCONUT or its stand-in has received a structure. */
export interface SubmissionReceipt {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What was submitted: the structure may have been corrected since then. */
  readonly smiles: string;
  readonly toStandIn: boolean;
}
