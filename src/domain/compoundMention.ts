/** A place where the article's text speaks of the compound that a label names, as the services found it. */
export interface CompoundMention {
  /** From 1. */
  readonly page: number;
  /** Of the number or name in the text of all pages: code points, half open. */
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  /** Named in the sentence: a suggestion of where the compound comes from. Absent if there are none. */
  readonly organisms?: readonly string[];
}
