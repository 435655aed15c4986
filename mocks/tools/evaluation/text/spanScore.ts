import type { MarkedSpan } from './annotatedTexts';

/** Counts of one text or of many, which add up. */
export interface SpanScore {
  /** Places that people marked. */
  readonly gold: number;
  /** Places that the tagger marked. */
  readonly found: number;
  /** Places with the same start and end. */
  readonly same: number;
  /** Gold places that share a character with a found one, and the reverse. */
  readonly goldTouched: number;
  readonly foundTouched: number;
  /** Gold places that nothing touches, found places that touch nothing, and those marked in part. */
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly partly: readonly string[];
}

export interface PrecisionRecall {
  readonly precision: number;
  readonly recall: number;
  /** Harmonic mean of both. */
  readonly f: number;
}

const touch = (a: MarkedSpan, b: MarkedSpan) => a.start < b.end && b.start < a.end;
const equal = (a: MarkedSpan, b: MarkedSpan) => a.start === b.start && a.end === b.end;

/** A place that bears two labels counts once. */
const distinct = (spans: readonly MarkedSpan[]) => [
  ...new Map(spans.map((span) => [`${span.start}-${span.end}`, span])).values(),
];

/** Compares by position, without regard to labels. */
export function scoreSpans(
  text: string,
  goldSpans: readonly MarkedSpan[],
  foundSpans: readonly MarkedSpan[],
): SpanScore {
  const gold = distinct(goldSpans);
  const found = distinct(foundSpans);
  const points = Array.from(text);
  const words = ({ start, end }: MarkedSpan) => points.slice(start, end).join('');
  const goldTouched = gold.filter((span) => found.some((other) => touch(span, other)));
  const foundTouched = found.filter((span) => gold.some((other) => touch(span, other)));
  const isExact = (span: MarkedSpan) => found.some((other) => equal(span, other));
  return {
    gold: gold.length,
    found: found.length,
    same: gold.filter(isExact).length,
    goldTouched: goldTouched.length,
    foundTouched: foundTouched.length,
    missed: gold.filter((span) => !goldTouched.includes(span)).map(words),
    wrong: found.filter((span) => !foundTouched.includes(span)).map(words),
    partly: goldTouched
      .filter((span) => !isExact(span))
      .map((span) => {
        const parts = found.filter((other) => touch(span, other)).map(words);
        return `${words(span)} [${parts.join(' | ')}]`;
      }),
  };
}

export function sumScores(scores: readonly SpanScore[]): SpanScore {
  const total = (count: (score: SpanScore) => number) =>
    scores.reduce((sum, score) => sum + count(score), 0);
  return {
    gold: total(({ gold }) => gold),
    found: total(({ found }) => found),
    same: total(({ same }) => same),
    goldTouched: total(({ goldTouched }) => goldTouched),
    foundTouched: total(({ foundTouched }) => foundTouched),
    missed: scores.flatMap(({ missed }) => missed),
    wrong: scores.flatMap(({ wrong }) => wrong),
    partly: scores.flatMap(({ partly }) => partly),
  };
}

/** Same start and end. */
export const strict = ({ same, found, gold }: SpanScore) =>
  precisionRecall(same, found, same, gold);

/** At least one character shared. */
export const overlap = ({ foundTouched, found, goldTouched, gold }: SpanScore) =>
  precisionRecall(foundTouched, found, goldTouched, gold);

function precisionRecall(right: number, found: number, hit: number, gold: number): PrecisionRecall {
  const precision = found === 0 ? 0 : right / found;
  const recall = gold === 0 ? 0 : hit / gold;
  const sum = precision + recall;
  return { precision, recall, f: sum === 0 ? 0 : (2 * precision * recall) / sum };
}
