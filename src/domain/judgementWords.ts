import { REJECT_REASON_NAMES, type Judgement } from './judgement';
import type { Verdict } from './trail';

/** `#7`, for the id of a segment; empty for one that is gone. */
export type OrdinalOf = (id: string) => string;

function verifiedInWords({ unseenAmong }: Extract<Verdict, { verdict: 'correct' }>): string {
  if (!unseenAmong) return 'Verified';
  const { accepted, looked } = unseenAmong;
  return `Accepted without a look at it, with ${accepted} sure ones of which ${looked} were looked at`;
}

/** `Rejected: Duplicate of #7, the same scheme`. */
export function verdictInWords(judgement: Judgement | Verdict, ordinalOf: OrdinalOf): string {
  if (judgement.verdict === 'correct') return verifiedInWords(judgement);
  const { reason, note, duplicateOf } = judgement;
  const repeated = duplicateOf === undefined ? '' : ordinalOf(duplicateOf);
  const whom = repeated === '' ? '' : ` of #${repeated}`;
  return `Rejected: ${REJECT_REASON_NAMES[reason]}${whom}${note === undefined ? '' : `, ${note}`}`;
}
