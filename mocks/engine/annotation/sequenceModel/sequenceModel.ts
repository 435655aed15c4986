import type { ChainWeights } from './chain';
import type { WordLists } from './wordLists';

/** A share of right names at a probability that the model states. */
export type Knot = readonly [probability: number, right: number];

/** A linear-chain conditional random field that marks names of compounds. */
export interface SequenceModel {
  readonly weights: ChainWeights;
  /** Buckets of the hashed features, less one. */
  readonly mask: number;
  readonly words: WordLists;
  /** How often names that no rule found are right, measured on texts that the model never saw; ascending. */
  readonly calibration: readonly Knot[];
}
