import { formatMoment } from '@/domain/formatMoment';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';

/** Recipient and time of a submission, in the user's locale. */
export function receiptInWords({ at, toStandIn }: SubmissionReceipt): string {
  const taker = toStandIn ? 'COCONUT’s stand-in' : 'COCONUT';
  return `Submitted to ${taker} on ${formatMoment(at)}`;
}
