import { formatDuration } from '@/domain/duration';
import {
  LEAST_SAMPLE,
  rightShare,
  type ArticleCounts,
  type ReaderCounts,
} from '@/domain/statistics/statistics';
import { LONGEST_PAUSE_MS, perHour, type TimeAtWork } from '@/domain/statistics/timeAtWork';
import { counted } from '@/lib/counted';

const PAUSE_MINUTES = LONGEST_PAUSE_MS / 60_000;

/** How the time is counted. */
export const RULE_OF_TIME = `Time is what passes between two judgements of one person, unless it is more than ${PAUSE_MINUTES} minutes: then they were away. The judgements that stand are counted; what was accepted without a look, or before its time was kept, takes none. A share is told of ${LEAST_SAMPLE} readings or more.`;

/** `34 an hour`, or a dash where too little is known. */
export const rateInWords = (time: TimeAtWork): string => {
  const rate = perHour(time);
  return rate === undefined ? '–' : String(rate);
};

/** `80 %`, or a dash of too few. */
export function shareInWords(counts: ReaderCounts): string {
  const share = rightShare(counts);
  return share === undefined ? '–' : `${Math.round(share * 100)} %`;
}

/** `12 of 20 drawings judged: 10 verified, 2 of them without a look, 2 rejected; 34 an hour in 21m.` */
export function summaryInWords({ total, verified, unseen, rejected, time }: ArticleCounts): string {
  const without = unseen > 0 ? `, ${unseen} of them without a look` : '';
  const rate = perHour(time);
  const speed = rate === undefined ? '' : `; ${rate} an hour in ${formatDuration(time.ms)}`;
  return `${verified + rejected} of ${counted(total, 'drawing')} judged: ${verified} verified${without}, ${rejected} rejected${speed}.`;
}
