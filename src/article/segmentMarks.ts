import type { Draft } from '@reduxjs/toolkit';
import type { Judgement } from '@/domain/judgement';
import type { WorkChange } from '@/domain/workChange';
import { putSegment } from './segmentBoxes';
import { numbersOf, type SegmentsState } from './segmentsState';

type State = Draft<SegmentsState>;

export function select(state: State, id: string, selected: boolean): void {
  if (selected) state.selected[id] = true;
  else delete state.selected[id];
}

export function setJudgement(state: State, id: string, judgement: Judgement | null): void {
  if (judgement) state.judgements[id] = judgement;
  else delete state.judgements[id];
}

/** Puts back what a step of the history says of segments; marks only of those that are there. */
export function restoreParts(state: State, change: WorkChange): void {
  for (const [id, segment] of Object.entries(change.segments ?? {})) {
    putSegment(state, id, segment);
  }
  state.numbers = numbersOf(state);
  for (const [id, selected] of Object.entries(change.selected ?? {})) {
    if (!selected || state.entities[id]) select(state, id, selected);
  }
  for (const [id, judgement] of Object.entries(change.judgements ?? {})) {
    if (!judgement || state.entities[id]) setJudgement(state, id, judgement);
  }
}
