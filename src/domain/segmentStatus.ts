import type { Judgement } from './judgement';

/** The status on a segment's badge. */
export type SegmentStatus =
  'Pending' | 'Processed' | 'Doubtful' | 'Verified' | 'Failed' | 'Rejected';

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

/** Facts about one segment. */
export interface SegmentFacts {
  readonly selected: boolean;
  /** What a person said of what stands there now. */
  readonly verdict: Judgement['verdict'] | undefined;
  /** The score is low, or engines disagree. */
  readonly doubtful: boolean;
  /** There is a structure. */
  readonly processed: boolean;
  /** The latest reading failed. */
  readonly failed: boolean;
}

/**
 * Without a structure there is nothing to verify, whatever is selected or was marked; a structure that is
 * there outlives a later reading that failed (docs/requirements/session.md SD.5).
 */
export function segmentStanding(facts: SegmentFacts): SegmentStanding {
  const { selected, verdict, processed, failed, doubtful } = facts;
  if (verdict === 'rejected') return 'rejected';
  if (!processed) return failed ? 'failed' : 'pending';
  if (selected) return verdict === 'correct' ? 'selectedAndChecked' : 'selected';
  if (verdict === 'correct') return 'checked';
  return doubtful ? 'doubtful' : 'processed';
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

/** Whether a person marked the structure as correct. */
export const isChecked = (standing: SegmentStanding): boolean =>
  standing === 'checked' || standing === 'selectedAndChecked';
