import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { compoundOf, compoundsOf, type CompoundDrawing } from '@/domain/compound';
import type { Segment } from '@/domain/segment';
import type { ScoredFacts } from '@/domain/segmentStatus';
import {
  type CompoundsRootState,
  selectAllSegments,
  selectCompoundDraft,
  selectOrdinal,
  selectStructureOf,
} from '@/article';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import {
  selectDrawingFacts,
  type ReadingRootState,
  selectReadingState,
} from '@/features/recognition';
import {
  receiptOfStructure,
  selectReceipts,
  type SubmissionRootState,
} from '@/features/submission';

type DrawingsRootState = ReadingRootState & CompoundsRootState & IdentifiersRootState;

export type ArticleCompoundsRootState = DrawingsRootState & SubmissionRootState;

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
  state: DrawingsRootState,
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
    selectReadingState,
    (state: ArticleCompoundsRootState) => state.article.compounds,
    (state: ArticleCompoundsRootState) => state.runs.identifiers,
    selectReceipts,
  ],
  (reading, compounds, identifiers, receipts) => {
    const state = {
      article: { ...reading.article, compounds },
      runs: { ...reading.runs, identifiers },
    };
    return compoundsOf(
      selectAllSegments(state).map((segment) => drawingOf(state, segment, receipts)),
      compoundFrom,
    );
  },
);
