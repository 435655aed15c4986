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
