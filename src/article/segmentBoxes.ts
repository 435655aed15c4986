import type { Draft } from '@reduxjs/toolkit';
import type { BoxAct } from '@/domain/boxEdit';
import type { Segment } from '@/domain/segment';
import { withInherited } from '@/domain/drawingNumbers';
import { numbersOf, segmentsAdapter, type SegmentsState } from './segmentsState';

/** What the user did to the boxes of drawings. */
export interface BoxesFact {
  readonly act: BoxAct;
  readonly pdfId: string;
  /** Those that came or were changed, as they are now. */
  readonly segments: readonly Segment[];
  /** Ids of those that went. */
  readonly removed: readonly string[];
  /** By id: what those that came without a drawing are called. */
  readonly names?: Readonly<Record<string, string>>;
}

type State = Draft<SegmentsState>;

/** A judgement was of another picture; the step of the history brings it back. */
export function editBoxes(state: State, { segments, removed }: BoxesFact): void {
  const going = removed.flatMap((id) => state.entities[id] ?? []);
  state.numbers = withInherited(state.numbers, going, segments);
  for (const segment of segments) {
    putSegment(state, segment.id, segment);
    delete state.judgements[segment.id];
  }
  for (const id of removed) putSegment(state, id, null);
  state.numbers = numbersOf(state);
}

/**
 * Puts a segment in, or takes it out with its marks, because the user said so, in an act or by undoing one. The
 * place of a drawing that the services found and that is no longer there is kept: they will find it again.
 */
export function putSegment(state: State, id: string, segment: Segment | null): void {
  const before = state.entities[id];
  if (segment?.origin === 'found') delete state.overruled[id];
  else if (before?.origin === 'found') {
    const { pageIndex, segmentIndex, box } = before;
    state.overruled[id] = { pageIndex, segmentIndex, ...(box && { box }) };
  }
  if (segment) {
    segmentsAdapter.setOne(state, segment);
    return;
  }
  segmentsAdapter.removeOne(state, id);
  delete state.selected[id];
  delete state.judgements[id];
}
