import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { compareSegments, type Segment, type SegmentsInfo } from '@/domain/segment';
import type { Work } from '@/domain/work';
import type { DocumentTaskState } from '@/features/document';

/** The state of the extraction. */
export type ExtractionState =
  /** `isAgain`: the services had these cut-outs before, and lost them with a session. */
  | (DocumentTaskState & { readonly isAgain?: true })
  /** Zero segments are a result: an article without drawings. */
  | { readonly status: 'done'; readonly info: SegmentsInfo };

/**
 * Owner of the segments: the cut-outs of the open document, and what the user decided about each. Selected
 * (to process and export) and marked correct are two different things.
 */
export interface SegmentsState extends EntityState<Segment, string> {
  readonly extraction: ExtractionState;
  /** False once another session was opened: the services delete a session's cut-outs with it. */
  readonly heldByServices: boolean;
  readonly selected: Readonly<Record<string, true>>;
  readonly markedCorrect: Readonly<Record<string, true>>;
  /** Shows only selected segments, while a selection exists. */
  readonly hideIncorrect: boolean;
  /** 'Selected only': recognition takes selected segments alone. */
  readonly onlyProcessSelected: boolean;
}

export interface SegmentsRootState {
  readonly segments: SegmentsState;
}

export interface SegmentReference {
  readonly pdfId: string;
  readonly id: string;
}

export const segmentsAdapter = createEntityAdapter<Segment>({ sortComparer: compareSegments });

export const initialSegmentsState: SegmentsState = segmentsAdapter.getInitialState({
  extraction: { status: 'idle' } as ExtractionState,
  heldByServices: false,
  selected: {},
  markedCorrect: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
});

/** What the user chose to see stays; everything of the document goes. */
export const forgetDocument = (state: SegmentsState): SegmentsState => ({
  ...initialSegmentsState,
  hideIncorrect: state.hideIncorrect,
  onlyProcessSelected: state.onlyProcessSelected,
});

const marked = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true as const]));

/** The services of a later session have none of the cut-outs. */
export function restoreSegments({ segments }: Work): SegmentsState {
  const { items, info, selected, markedCorrect, hideIncorrect, onlyProcessSelected } = segments;
  return segmentsAdapter.setAll(
    {
      ...initialSegmentsState,
      extraction: info ? { status: 'done', info } : { status: 'idle' },
      selected: marked(selected),
      markedCorrect: marked(markedCorrect),
      hideIncorrect,
      onlyProcessSelected,
    },
    [...items],
  );
}
