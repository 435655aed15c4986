/** What a keeper has to know of its article's lock. */
export interface ArticleLock {
  readonly hash: string;
  /** Another tab has it. Unlike the state, this outlives the opening of another article. */
  isElsewhere: boolean;
}
