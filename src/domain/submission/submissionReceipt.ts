import type { Saved } from '../saved/common.schema';
import type { answerSchema, receiptSchema } from '../saved/drafts.schema';

/** What became of a structure that was sent to COCONUT, in the order in which it counts. */
const SUBMISSION_OUTCOMES = ['accepted', 'sent', 'refused'] as const;
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

/** What became of a structure that was sent once. */
export type SubmissionAnswer = Saved<typeof answerSchema>;

/** What became of a structure that was sent to COCONUT or its stand-in. */
export type SubmissionReceipt = Saved<typeof receiptSchema>;

/** All that is kept of a drawing's submissions, the one that stands first. */
export const answersOf = (
  receipt: SubmissionReceipt | undefined,
): readonly [] | readonly [SubmissionReceipt, ...SubmissionAnswer[]] =>
  receipt ? [receipt, ...(receipt.alsoAccepted ?? [])] : [];

export const outcomeOf = ({ outcome }: SubmissionAnswer): SubmissionOutcome =>
  outcome ?? 'accepted';

const isAccepted = (receipt: SubmissionAnswer): boolean => outcomeOf(receipt) === 'accepted';

/** In words that don't take a stand-in's acceptance for the database's. */
export const outcomeInWords = (receipt: SubmissionAnswer): string =>
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

const isOfSame = (one: SubmissionAnswer, other: SubmissionAnswer): boolean =>
  one.smiles === other.smiles && one.toStandIn === other.toStandIn;

/** The receipt that is kept after a submission: the one that stands, and whatever else was accepted. */
export function receiptAfter(
  before: SubmissionReceipt | undefined,
  after: SubmissionReceipt,
): SubmissionReceipt {
  const { alsoAccepted: _listed, ...standing } = standingReceipt(before, after);
  const accepted = [...answersOf(after), ...answersOf(before)].filter(isAccepted);
  const others = accepted.filter(
    (one, index) =>
      !(isAccepted(standing) && isOfSame(one, standing)) &&
      accepted.findIndex((other) => isOfSame(one, other)) === index,
  );
  return others.length > 0 ? { ...standing, alsoAccepted: others.map(alone) } : standing;
}

function alone({ alsoAccepted: _others, ...answer }: SubmissionReceipt): SubmissionAnswer {
  return answer;
}

/** What a receipt says of the structure as it is now: acceptance of another says nothing of it. */
export const receiptOfPresent = (
  receipt: SubmissionReceipt | undefined,
  smiles: string | undefined,
): SubmissionReceipt | undefined =>
  receiptThatCounts(
    answersOf(receipt).filter((answer) => !isAccepted(answer) || answer.smiles === smiles),
  );

/**
 * What else is kept of a compound's submissions: of its other drawings, of structures as they were, and by the other
 * of database and stand-in; each once.
 */
export function otherAnswers(
  receipts: readonly SubmissionReceipt[],
  counting: SubmissionAnswer | undefined,
): SubmissionAnswer[] {
  const isAlike = (one: SubmissionAnswer, other: SubmissionAnswer | undefined) =>
    other !== undefined && isOfSame(one, other) && one.at === other.at;
  const kept = receipts.flatMap((receipt) => answersOf(receipt)).map(alone);
  return kept.filter(
    (answer, index) =>
      !isAlike(answer, counting) && kept.findIndex((one) => isAlike(one, answer)) === index,
  );
}

/** Whether the database in use, or the stand-in in use, has taken this structure. */
export const isTaken = (
  receipt: SubmissionReceipt | undefined,
  smiles: string | undefined,
  usesStandIn: boolean,
): boolean =>
  answersOf(receipt).some(
    (answer) => isAccepted(answer) && answer.smiles === smiles && answer.toStandIn === usesStandIn,
  );

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
