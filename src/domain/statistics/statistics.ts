import { REJECT_REASONS, type RejectReason } from '../judgement';
import type { ScoreWord } from '../readingScore';
import type { JudgedArticle, JudgedDrawing } from './judgedDrawings';
import { timeAtWork, type TimeAtWork } from './timeAtWork';

/** Of fewer readings, no share is told: it would be chance. */
export const LEAST_SAMPLE = 5;

export interface ArticleCounts {
  readonly total: number;
  readonly verified: number;
  /** Of the verified ones: accepted with others and not looked at. */
  readonly unseen: number;
  readonly rejected: number;
  readonly time: TimeAtWork;
}

/** How sure a reading was said to be. */
export type Sureness = ScoreWord | 'unscored';
const SURENESS: readonly Sureness[] = ['sure', 'likely', 'doubtful', 'unscored'];

/** What became of the readings of one reader that were called equally sure. */
export interface ReaderCounts {
  readonly reader: string;
  readonly word: Sureness;
  readonly unchanged: number;
  readonly corrected: number;
  /** As a wrong reading. */
  readonly rejected: number;
  /** Accepted without a look; in none of the others. */
  readonly unseen: number;
}

export interface Statistics {
  readonly all: ArticleCounts;
  readonly reasons: readonly { readonly reason: RejectReason; readonly count: number }[];
  readonly readers: readonly ReaderCounts[];
}

const countOf = <T>(list: readonly T[], isMeant: (item: T) => boolean): number =>
  list.filter(isMeant).length;

export const articleCounts = ({ total, judged }: JudgedArticle): ArticleCounts => ({
  total,
  verified: countOf(judged, ({ verdict }) => verdict === 'correct'),
  unseen: countOf(judged, ({ isUnseen }) => isUnseen),
  rejected: countOf(judged, ({ verdict }) => verdict === 'rejected'),
  time: timeAtWork(judged),
});

/** The reasons that were given, the most frequent first. */
const reasonsOf = (judged: readonly JudgedDrawing[]): Statistics['reasons'] =>
  REJECT_REASONS.map((reason) => ({
    reason,
    count: countOf(judged, (one) => one.reason === reason),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

function readersOf(judged: readonly JudgedDrawing[]): ReaderCounts[] {
  const read = judged.flatMap(({ isUnseen, reading }) => (reading ? { isUnseen, ...reading } : []));
  const readers = [...new Set(read.map(({ reader }) => reader))].toSorted();
  return readers.flatMap((reader) =>
    SURENESS.flatMap((word) => {
      const those = read.filter(
        (one) => one.reader === reader && (one.word ?? 'unscored') === word,
      );
      const seen = those.filter(({ isUnseen }) => !isUnseen);
      const having = (outcome: string) => countOf(seen, (one) => one.outcome === outcome);
      const counts = {
        ...{ unchanged: having('unchanged'), corrected: having('corrected') },
        ...{ rejected: having('rejected'), unseen: those.length - seen.length },
      };
      return those.length > 0 ? [{ reader, word, ...counts }] : [];
    }),
  );
}

/** What people judged, in how much time, and what became of the readings. */
export function statisticsOf(articles: readonly JudgedArticle[]): Statistics {
  const judged = articles.flatMap((article) => article.judged);
  const total = articles.reduce((sum, article) => sum + article.total, 0);
  return {
    all: articleCounts({ total, judged }),
    reasons: reasonsOf(judged),
    readers: readersOf(judged),
  };
}

/** 0..1: how many of those that somebody looked at were right as read; `undefined` of too few. */
export function rightShare({ unchanged, corrected, rejected }: ReaderCounts): number | undefined {
  const looked = unchanged + corrected + rejected;
  return looked < LEAST_SAMPLE ? undefined : unchanged / looked;
}
