/** What became of a structure that was sent to COCONUT, in the order in which it counts. */
const SUBMISSION_OUTCOMES = ['accepted', 'sent', 'refused'] as const;
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

/** Maximum length of a refusal's reason, in UTF-16 code units. */
export const REASON_LIMIT = 500;

/** What became of a structure that was sent to COCONUT or its stand-in. */
export interface SubmissionReceipt {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What was submitted: the structure may have been corrected since then. */
  readonly smiles: string;
  readonly toStandIn: boolean;
  /** Sent and not answered, or refused; absent if it was accepted. */
  readonly outcome?: Exclude<SubmissionOutcome, 'accepted'>;
  /** The database's words; only of a refusal. */
  readonly reason?: string;
}

export const outcomeOf = ({ outcome }: SubmissionReceipt): SubmissionOutcome =>
  outcome ?? 'accepted';

/** What the database has taken stays taken, whatever becomes of the same structure sent again. */
export const standingReceipt = (
  before: SubmissionReceipt | undefined,
  after: SubmissionReceipt,
): SubmissionReceipt =>
  before && outcomeOf(before) === 'accepted' && before.smiles === after.smiles
    ? { ...before, ...(outcomeOf(after) === 'accepted' && after) }
    : after;

/** The receipt that counts for a compound of which several drawings were sent. */
export const receiptThatCounts = (
  receipts: readonly SubmissionReceipt[],
): SubmissionReceipt | undefined =>
  SUBMISSION_OUTCOMES.map((outcome) => receipts.find((one) => outcomeOf(one) === outcome)).find(
    (receipt) => receipt !== undefined,
  );
