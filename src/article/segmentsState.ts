import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { withNumbers, type DrawingNumbers } from '@/domain/drawingNumbers';
import type { Judgements } from '@/domain/judgement';
import {
  compareSegments,
  type OverruledPlace,
  type Segment,
  type SegmentsInfo,
} from '@/domain/segment';
import type { Work } from '@/domain/work';

/**
 * Owns the segments: the cut-outs of the open document, and the user's decisions about each. Judging one as
 * correct selects it, rejecting it deselects it; otherwise the two are independent.
 */
export interface SegmentsState extends EntityState<Segment, string> {
  /** Of the latest extraction that found all there are; `null` before. */
  readonly info: SegmentsInfo | null;
  /** Those of some pages are missing: the extraction goes on, or ended before its time. */
  readonly isIncomplete: boolean;
  readonly selected: Readonly<Record<string, true>>;
  /** What a person said of each; see `judgementOf` for whether it still counts. */
  readonly judgements: Judgements;
  /** By segment id: where the services find what the user has removed, or put into another box. */
  readonly overruled: Readonly<Record<string, OverruledPlace>>;
  /** Given as each comes, and kept when it goes: it may come back. */
  readonly numbers: DrawingNumbers;
  /** Shows only selected segments, if there is a selection. */
  readonly hideIncorrect: boolean;
  /** 'Selected only': recognition processes only selected segments. */
  readonly onlyProcessSelected: boolean;
}

export interface SegmentsRootState {
  readonly article: { readonly segments: SegmentsState };
}

export interface SegmentReference {
  readonly pdfId: string;
  readonly id: string;
}

export const segmentsAdapter = createEntityAdapter<Segment>({ sortComparer: compareSegments });

export const initialSegmentsState: SegmentsState = segmentsAdapter.getInitialState({
  info: null as SegmentsInfo | null,
  isIncomplete: false,
  selected: {},
  judgements: {},
  overruled: {},
  numbers: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
});

/** Keeps the user's view settings and clears everything that belongs to the document. */
export const forgetDocument = (state: SegmentsState): SegmentsState => ({
  ...initialSegmentsState,
  hideIncorrect: state.hideIncorrect,
  onlyProcessSelected: state.onlyProcessSelected,
});

/** In the article's order. */
const drawingsOf = ({ ids, entities }: Pick<SegmentsState, 'ids' | 'entities'>): Segment[] =>
  ids.flatMap((id) => entities[id] ?? []);

/** Once the drawings are in their places. */
export const numbersOf = (state: SegmentsState): DrawingNumbers =>
  withNumbers(state.numbers, drawingsOf(state), state.isIncomplete);

const marked = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true as const]));

/** The segments of saved work. */
export function restoreSegments({ segments }: Work): SegmentsState {
  const { items, info, selected, judgements, overruled = {}, numbers = {} } = segments;
  const { hideIncorrect, onlyProcessSelected } = segments;
  const restored = segmentsAdapter.setAll<SegmentsState>(
    {
      ...initialSegmentsState,
      info,
      isIncomplete: info === null && items.some(({ origin }) => origin === 'found'),
      selected: marked(selected),
      judgements,
      overruled,
      numbers,
      hideIncorrect,
      onlyProcessSelected,
    },
    [...items],
  );
  // In work that was saved before numbers were kept, the drawings are counted as they stand.
  return { ...restored, numbers: withNumbers(numbers, drawingsOf(restored), false) };
}
