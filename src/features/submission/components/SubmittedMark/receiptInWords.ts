import { formatMoment } from '@/domain/formatMoment';
import { outcomeOf, type SubmissionAnswer } from '@/domain/submission/submissionReceipt';

/** What became of a submission, with recipient and time, in the user's locale. */
export function receiptInWords(answer: SubmissionAnswer): string {
  const { at, toStandIn, reason } = answer;
  const taker = toStandIn ? 'COCONUT’s stand-in' : 'COCONUT';
  const when = formatMoment(at);
  switch (outcomeOf(answer)) {
    case 'accepted':
      return `Submitted to ${taker} on ${when}`;
    case 'sent':
      return `Sent to ${taker} on ${when}, without an answer`;
    case 'refused':
      return `Refused by ${taker} on ${when}${reason === undefined ? '' : `: ${reason}`}`;
  }
}
