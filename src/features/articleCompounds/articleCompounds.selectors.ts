import { createSelector } from '@reduxjs/toolkit';
import { compoundsOf, type CompoundDrawing } from '@/domain/compound';
import type { Segment } from '@/domain/segment';
import { selectCompoundDraft, type CompoundsRootState } from '@/features/compounds';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import { selectDrawingFacts, type ReadingRootState } from '@/features/recognition';
import { selectAllSegments, selectOrdinal } from '@/features/segments';
import { selectStructureOf } from '@/features/structures';

export type ArticleCompoundsRootState = ReadingRootState &
  CompoundsRootState &
  IdentifiersRootState;

function drawingOf(state: ArticleCompoundsRootState, segment: Segment): CompoundDrawing {
  const { id, pageNumber, label } = segment;
  return {
    id,
    ordinal: selectOrdinal(state, id),
    pageNumber,
    label,
    draft: selectCompoundDraft(state, id),
    identifiers: selectIdentifiersOf(state, selectStructureOf(state, segment)),
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
  ],
  (segments, structures, recognition, compounds, identifiers) => {
    const state = { segments, structures, recognition, compounds, identifiers };
    return compoundsOf(selectAllSegments(state).map((segment) => drawingOf(state, segment)));
  },
);
