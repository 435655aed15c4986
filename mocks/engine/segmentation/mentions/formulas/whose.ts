import type { Span } from '../sentences';

/** A place where a text speaks of a compound; a list of numbers is as many at one place. */
export interface SpokenOf {
  /** Its number, or its name where it has none. */
  readonly compound: string;
  readonly start: number;
}

/** Such a sentence says more of what the one before it is about. */
const CONTINUES = /^(?:its?|this|these|their|they|both|the latter)\b/i;
/** Before its subject a sentence may say what it compares that with. */
const COMPARISON =
  /^(?:(?:as )?compared|in (?:comparison|contrast|addition)|unlike|like|besides|similar(?:ly)? to|analogous)\b[^,]*,/i;
const ALIKE = /\b(?:same|identical|both|each)\b/i;

/** What an article says in a sentence, and of which compounds. */
export interface SpokenSentence extends Span {
  readonly text: string;
  readonly spokenOf: readonly SpokenOf[];
}

/**
 * Whose the statements of a sentence are: in order if it speaks of as many compounds, otherwise those of the compound
 * that stands beside each; where it speaks of none, those of what the sentences before it are about.
 *
 * @param statements where they stand in the article
 * @param topic what the sentences before it are about
 * @returns the compounds of each statement; none where it is not clear
 */
export function whose(
  statements: readonly Span[],
  sentence: SpokenSentence,
  topic: readonly string[],
): (readonly string[])[] {
  const { text } = sentence;
  const own = isContinued(text) ? [] : mainlySpokenOf(sentence);
  if (own.length === 0) return statements.map(() => topic);
  if (statements.length === own.length) return own.map(({ compound }) => [compound]);
  if (statements.length === 1 && ALIKE.test(text)) return [own.map(({ compound }) => compound)];
  if (statements.length === 1) return [subjectOf(own)];
  // "C15H22O5 for 1, C10H8O4 for 2", or "1 (C15H22O5) and 2 (C10H8O4)".
  const isBefore = (statements[0]?.start ?? 0) < (own[0]?.start ?? 0);
  return statements.map(({ start }) => {
    const beside = isBefore
      ? own.find((each) => each.start > start)
      : own.findLast((each) => each.start < start);
    return beside ? subjectOf(own.filter((each) => each.start === beside.start)) : [];
  });
}

const isContinued = (sentence: string): boolean => CONTINUES.test(sentence.trim());

/** Of several in a row that are the same compound, the first. */
function mainlySpokenOf({ text, start, spokenOf }: SpokenSentence): SpokenOf[] {
  const from = start + (COMPARISON.exec(text)?.[0].length ?? 0);
  return spokenOf
    .filter((each) => each.start >= from)
    .filter(({ compound }, i, all) => compound !== all[i - 1]?.compound);
}

/** The first compound, unless it is one of a list. */
function subjectOf([first, ...others]: readonly SpokenOf[]): readonly string[] {
  if (!first || others.some(({ start }) => start === first.start)) return [];
  return [first.compound];
}

/** What a sentence is about that has a subject of its own; undefined for one that has none. */
export const topicOf = (sentence: SpokenSentence): readonly string[] | undefined =>
  sentence.spokenOf.length === 0 || isContinued(sentence.text)
    ? undefined
    : subjectOf(mainlySpokenOf(sentence));
