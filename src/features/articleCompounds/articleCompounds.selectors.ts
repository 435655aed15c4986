import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { compoundOf, compoundsOf, type CompoundDrawing } from '@/domain/compound';
import type { Segment } from '@/domain/segment';
import type { ScoredFacts } from '@/domain/segmentStatus';
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

/** The same object as long as nothing of the drawing has changed. */
const drawingFrom = weakMapMemoize(
  (
    { id, pageNumber, label }: Segment,
    facts: ScoredFacts,
    draft: CompoundDrawing['draft'],
    identifiers: CompoundDrawing['identifiers'],
    receipt: CompoundDrawing['receipt'],
    ordinal: string,
  ): CompoundDrawing => ({
    ...{ id, ordinal, pageNumber, label, draft, identifiers, receipt },
    ...facts,
  }),
);

/** The same object as long as nothing of its drawings has changed. */
const compoundFrom = weakMapMemoize(compoundOf);

function drawingOf(
  state: Omit<ArticleCompoundsRootState, 'submission'>,
  segment: Segment,
  receipts: ReturnType<typeof selectReceipts>,
): CompoundDrawing {
  const structure = selectStructureOf(state, segment);
  return drawingFrom(
    segment,
    selectDrawingFacts(state, segment),
    selectCompoundDraft(state, segment.id),
    selectIdentifiersOf(state, structure),
    receiptOfStructure(receipts, structure),
    selectOrdinal(state, segment.id),
  );
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
      compoundFrom,
    );
  },
);
