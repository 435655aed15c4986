import type { Judgement } from './judgement';
import { scoreOf, scoreWord } from './readingScore';
import { hasStructure, type Structure } from './structure';

/** The status on a segment's badge. */
export type SegmentStatus =
  | 'Pending'
  | 'Processed'
  | 'Doubtful'
  | 'Verified'
  | 'Failed'
  | 'Rejected';

/**
 * The stage of a segment: its status and, if verified, why. Selected means taken for export and submission;
 * checked means marked as correct by a person.
 */
export type SegmentStanding =
  | 'pending'
  | 'failed'
  | 'processed'
  | 'doubtful'
  | 'selected'
  | 'checked'
  | 'selectedAndChecked'
  | 'rejected';

/** How far a drawing is read and judged. */
export interface DrawingFacts {
  /** What a person said of what stands there now. */
  readonly verdict: Judgement['verdict'] | undefined;
  /** There is a structure. */
  readonly isRead: boolean;
  /** The score is low, or engines disagree. */
  readonly isDoubtful: boolean;
  /** The latest reading failed. */
  readonly hasFailed: boolean;
}

export interface SegmentFacts extends DrawingFacts {
  readonly selected: boolean;
}

export interface ScoredFacts extends DrawingFacts {
  /** 0..1 */
  readonly score: number | undefined;
}

/**
 * @param judgement the one that stands
 * @param hasFailed whether the latest reading did
 */
export const drawingFactsOf = (
  structure: Structure | undefined,
  judgement: Judgement | undefined,
  hasFailed: boolean,
): ScoredFacts => ({
  verdict: judgement?.verdict,
  isRead: structure !== undefined && hasStructure(structure),
  isDoubtful: structure !== undefined && scoreWord(structure) === 'doubtful',
  hasFailed,
  score: structure && scoreOf(structure),
});

/**
 * Without a structure there is nothing to verify, whatever is selected or was marked; a structure that is
 * there outlives a later reading that failed (docs/requirements/session.md SD.5).
 */
export function segmentStanding(facts: SegmentFacts): SegmentStanding {
  const { selected, verdict, isRead, hasFailed, isDoubtful } = facts;
  if (verdict === 'rejected') return 'rejected';
  if (!isRead) return hasFailed ? 'failed' : 'pending';
  if (selected) return verdict === 'correct' ? 'selectedAndChecked' : 'selected';
  if (verdict === 'correct') return 'checked';
  return isDoubtful ? 'doubtful' : 'processed';
}

/** By the standing (docs/requirements/core.md 4.13; docs/requirements/session.md SD.5). */
export const SEGMENT_STATUS: Readonly<Record<SegmentStanding, SegmentStatus>> = {
  pending: 'Pending',
  failed: 'Failed',
  processed: 'Processed',
  doubtful: 'Doubtful',
  selected: 'Verified',
  checked: 'Verified',
  selectedAndChecked: 'Verified',
  rejected: 'Rejected',
};

/** The status where only a judgement counts, whatever is selected. */
export const judgedStatus = (facts: DrawingFacts): SegmentStatus =>
  SEGMENT_STATUS[segmentStanding({ ...facts, selected: false })];

/** Whether a person marked the structure as correct. */
export const isChecked = (standing: SegmentStanding): boolean =>
  standing === 'checked' || standing === 'selectedAndChecked';
