/** Where a compound may come from, as a sentence of the article says. */
export interface CompoundSource {
  /** With the genus in full where the article has it. */
  readonly organism: string;
  readonly part?: string;
  readonly place?: string;
  /** Whether the sentence speaks of the compound, or of what the article isolated in general. */
  readonly by: 'sentence' | 'article';
  /** Zero-based. */
  readonly pageIndex: number;
  /** Of the organism in the text of all of the article's pages: code points, half open. */
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
}

/** The best of a compound's sources; undefined where the article has several and does not say which. */
export const clearSource = <Source extends { readonly by?: string | null | undefined }>([
  first,
  second,
]: readonly Source[]): Source | undefined =>
  first?.by === 'article' && second?.by === 'article' ? undefined : first;
