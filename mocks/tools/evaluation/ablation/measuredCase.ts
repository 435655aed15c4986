import type { Half } from '../commandLine';

/** Something that is read and compared with the truth. */
export interface MeasuredCase {
  readonly name: string;
  readonly read: () => Promise<CaseResult>;
}

/** What one reading states and how much of it is right. */
export interface CaseResult {
  /** Two readings that state the same are the same. */
  readonly stated: string;
  readonly items: readonly MeasuredItem[];
}

/** One thing that is right or not. */
export interface MeasuredItem {
  readonly name: string;
  /** That of its row in its table: odd ones choose, even ones report. */
  readonly half: Half;
  readonly right: boolean;
}

/** Cases that are counted together, such as the pictures of a folder. */
export interface MeasuredSet {
  readonly name: string;
  readonly cases: readonly MeasuredCase[];
}

/** The half of a row by its zero-based index. */
export const halfOf = (index: number): Half => (index % 2 === 0 ? 'odd' : 'even');
