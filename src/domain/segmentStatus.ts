/** What a segment's badge says. */
export type SegmentStatus = 'Pending' | 'Processed' | 'Verified';

/**
 * Verified when selected or marked as correct, which wins over the other two (core specification
 * section 4; decisions).
 */
export function segmentStatus(facts: {
  readonly selected: boolean;
  readonly markedCorrect: boolean;
  readonly processed: boolean;
}): SegmentStatus {
  if (facts.selected || facts.markedCorrect) return 'Verified';
  return facts.processed ? 'Processed' : 'Pending';
}
