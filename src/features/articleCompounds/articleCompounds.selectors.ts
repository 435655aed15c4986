import { createSelector } from '@reduxjs/toolkit';
import { compoundsOf, type CompoundDrawing } from '@/domain/compound';
import type { Segment } from '@/domain/segment';
import { selectCompoundDraft, type CompoundsRootState } from '@/features/compounds';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import { selectDrawingFacts, type ReadingRootState } from '@/features/recognition';
import { selectAllSegments, selectOrdinal } from '@/features/segments';
import { selectStructureOf } from '@/features/structures';
import {
  receiptOfStructure,
  selectReceipts,
  type SubmissionRootState,
} from '@/features/submission';

export type ArticleCompoundsRootState = ReadingRootState &
  CompoundsRootState &
  IdentifiersRootState &
  SubmissionRootState;

function drawingOf(
  state: Omit<ArticleCompoundsRootState, 'submission'>,
  segment: Segment,
  receipts: ReturnType<typeof selectReceipts>,
): CompoundDrawing {
  const { id, pageNumber, label } = segment;
  const structure = selectStructureOf(state, segment);
  return {
    id,
    ordinal: selectOrdinal(state, id),
    pageNumber,
    label,
    draft: selectCompoundDraft(state, id),
    identifiers: selectIdentifiersOf(state, structure),
    receipt: receiptOfStructure(receipts, structure),
    ...selectDrawingFacts(state, segment),
  };
}

/** The compounds of the article: derived from its drawings, with what the user said of them on top. */
export const selectCompounds = createSelector(
  [
    (state: ArticleCompoundsRootState) => state.segments,
    (state: ArticleCompoundsRootState) => state.structures,
    (state: ArticleCompoundsRootState) => state.recognition,
    (state: ArticleCompoundsRootState) => state.compounds,
    (state: ArticleCompoundsRootState) => state.identifiers,
    selectReceipts,
  ],
  (segments, structures, recognition, compounds, identifiers, receipts) => {
    const state = { segments, structures, recognition, compounds, identifiers };
    return compoundsOf(
      selectAllSegments(state).map((segment) => drawingOf(state, segment, receipts)),
    );
  },
);
