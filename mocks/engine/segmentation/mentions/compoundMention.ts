/** A place where an article's text speaks of the compound that a label names. */
export interface CompoundMention {
  /** Zero-based. */
  readonly pageIndex: number;
  /** Of the number or name in the text of all of the article's pages: code points, half open. */
  readonly start: number;
  readonly end: number;
  /** On one line; a long one is cut around the mention. */
  readonly sentence: string;
  /** Named in the sentence, with their genus in full where the article has it; absent if there are none. */
  readonly organisms?: readonly string[];
}
