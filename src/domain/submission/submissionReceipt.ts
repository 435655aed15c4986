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

const isAccepted = (receipt: SubmissionReceipt): boolean => outcomeOf(receipt) === 'accepted';

/** In words that don't take a stand-in's acceptance for the database's. */
export const outcomeInWords = (receipt: SubmissionReceipt): string =>
  isAccepted(receipt) && receipt.toStandIn ? 'accepted by stand-in' : outcomeOf(receipt);

/**
 * What the database has taken stays taken, whatever becomes of the same structure sent again, or sent to its
 * stand-in.
 */
export function standingReceipt(
  before: SubmissionReceipt | undefined,
  after: SubmissionReceipt,
): SubmissionReceipt {
  if (!before || !isAccepted(before) || before.smiles !== after.smiles) return after;
  if (before.toStandIn !== after.toStandIn) return before.toStandIn ? after : before;
  return isAccepted(after) ? { ...before, ...after } : before;
}

/** What a receipt says of the structure as it is now: acceptance of another says nothing of it. */
export const receiptOfPresent = (
  receipt: SubmissionReceipt | undefined,
  smiles: string | undefined,
): SubmissionReceipt | undefined =>
  receipt && isAccepted(receipt) && receipt.smiles !== smiles ? undefined : receipt;

/** Whether the database in use, or the stand-in in use, has taken this structure. */
export const isTaken = (
  receipt: SubmissionReceipt | undefined,
  smiles: string | undefined,
  usesStandIn: boolean,
): boolean =>
  receipt !== undefined &&
  isAccepted(receipt) &&
  receipt.smiles === smiles &&
  receipt.toStandIn === usesStandIn;

/** The receipt that counts for a compound of which several drawings were sent; the database's before its stand-in's. */
export const receiptThatCounts = (
  receipts: readonly SubmissionReceipt[],
): SubmissionReceipt | undefined => {
  const inOrder = [
    ...receipts.filter(({ toStandIn }) => !toStandIn),
    ...receipts.filter(({ toStandIn }) => toStandIn),
  ];
  return SUBMISSION_OUTCOMES.map((outcome) =>
    inOrder.find((one) => outcomeOf(one) === outcome),
  ).find((receipt) => receipt !== undefined);
};
