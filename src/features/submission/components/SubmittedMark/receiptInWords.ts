import { formatMoment } from '@/domain/formatMoment';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';

/** To whom and when, in the user's own way of writing a moment. */
export function receiptInWords({ at, toStandIn }: SubmissionReceipt): string {
  const taker = toStandIn ? 'COCONUT’s stand-in' : 'COCONUT';
  return `Submitted to ${taker} on ${formatMoment(at)}`;
}
