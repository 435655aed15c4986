import type { Draft } from '@reduxjs/toolkit';
import type { BoxAct } from '@/domain/boxEdit';
import type { Segment } from '@/domain/segment';
import { segmentsAdapter, type SegmentsState } from './segmentsState';

/** What the user did to the boxes of drawings. */
export interface BoxesFact {
  readonly act: BoxAct;
  readonly pdfId: string;
  /** Those that came or were changed, as they are now. */
  readonly segments: readonly Segment[];
  /** Ids of those that went. */
  readonly removed: readonly string[];
}

/** A judgement was of another picture; the step of the history brings it back. */
export function editBoxes(state: Draft<SegmentsState>, { segments, removed }: BoxesFact): void {
  for (const segment of segments) {
    segmentsAdapter.setOne(state, segment);
    delete state.judgements[segment.id];
  }
  for (const id of removed) {
    segmentsAdapter.removeOne(state, id);
    delete state.selected[id];
    delete state.judgements[id];
  }
}
