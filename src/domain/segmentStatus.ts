/** The status on a segment's badge. */
export type SegmentStatus = 'Pending' | 'Processed' | 'Verified' | 'Failed';

/**
 * The stage of a segment: its status and, if verified, why. Selected means taken for export and submission;
 * checked means marked as correct by a person.
 */
export type SegmentStanding =
  'pending' | 'failed' | 'processed' | 'selected' | 'checked' | 'selectedAndChecked';

/** Facts about one segment. */
export interface SegmentFacts {
  readonly selected: boolean;
  readonly markedCorrect: boolean;
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
  const { selected, markedCorrect, processed, failed } = facts;
  if (!processed) return failed ? 'failed' : 'pending';
  if (selected) return markedCorrect ? 'selectedAndChecked' : 'selected';
  return markedCorrect ? 'checked' : 'processed';
}

/** By the standing (docs/requirements/core.md 4.13; docs/requirements/session.md SD.5). */
export const SEGMENT_STATUS: Readonly<Record<SegmentStanding, SegmentStatus>> = {
  pending: 'Pending',
  failed: 'Failed',
  processed: 'Processed',
  selected: 'Verified',
  checked: 'Verified',
  selectedAndChecked: 'Verified',
};

/** Whether a person marked the structure as correct. */
export const isChecked = (standing: SegmentStanding): boolean =>
  standing === 'checked' || standing === 'selectedAndChecked';
