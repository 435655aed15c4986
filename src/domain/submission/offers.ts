import type { ArticleCandidates, Candidate, OrganismCandidate } from './articleCandidates';
import type { Mention } from './mentions';

/** A candidate with the place where the article mentions it, if one was found. */
export type Offer<T extends Candidate = Candidate> = T & {
  readonly mention?: Omit<Mention, 'value'>;
};

export type OrganismOffer = Offer<OrganismCandidate>;

/** The candidates of each field in display order. */
export interface Offers {
  readonly names: readonly Offer[];
  readonly organisms: readonly OrganismOffer[];
  readonly parts: readonly Offer[];
  readonly locations: readonly Offer[];
  readonly ecosystems: readonly Offer[];
  readonly classes: readonly Offer[];
}

export const NO_OFFERS: Offers = {
  names: [],
  organisms: [],
  parts: [],
  locations: [],
  ecosystems: [],
  classes: [],
};

/**
 * Candidates in the order of their mentions, followed by those without a mention in the order of the
 * annotations.
 *
 * @param mentions nearest first
 */
export function offersOf(candidates: ArticleCandidates, mentions: readonly Mention[]): Offers {
  const ranked = new Map(mentions.map((mention, rank) => [mention.value, { mention, rank }]));
  const rankOf = ({ value }: Candidate) => ranked.get(value)?.rank ?? Infinity;
  const inOrder = <T extends Candidate>(all: readonly T[]): Offer<T>[] =>
    all
      .toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)))
      .map((candidate) => withMention(candidate, ranked.get(candidate.value)?.mention));
  return {
    names: inOrder(candidates.names),
    organisms: inOrder(candidates.organisms),
    parts: inOrder(candidates.parts),
    locations: inOrder(candidates.locations),
    ecosystems: inOrder(candidates.ecosystems),
    classes: inOrder(candidates.classes),
  };
}

function withMention<T extends Candidate>(candidate: T, mention: Mention | undefined): Offer<T> {
  if (!mention) return candidate;
  const { value: _value, ...place } = mention;
  return { ...candidate, mention: place };
}
