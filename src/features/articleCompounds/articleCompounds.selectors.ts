import { createSelector } from '@reduxjs/toolkit';
import { compoundsOf, type DrawingFacts } from '@/domain/compound';
import { scoreOf, scoreWord } from '@/domain/readingScore';
import type { Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
import { selectCompoundDraft, type CompoundsRootState } from '@/features/compounds';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import { selectReadingHasFailed, type ReadingRootState } from '@/features/recognition';
import { selectAllSegments, selectOrdinal } from '@/features/segments';
import { selectStandingJudgement, selectStructureOf } from '@/features/structures';

export type ArticleCompoundsRootState = ReadingRootState &
  CompoundsRootState &
  IdentifiersRootState;

function factsOf(state: ArticleCompoundsRootState, segment: Segment): DrawingFacts {
  const { id, pageNumber, label } = segment;
  const structure = selectStructureOf(state, segment);
  return {
    id,
    ordinal: selectOrdinal(state, id),
    pageNumber,
    label,
    draft: selectCompoundDraft(state, id),
    verdict: selectStandingJudgement(state, segment)?.verdict,
    isRead: structure !== undefined && hasStructure(structure),
    isDoubtful: structure !== undefined && scoreWord(structure) === 'doubtful',
    hasFailed: selectReadingHasFailed(state, id),
    score: structure && scoreOf(structure),
    identifiers: selectIdentifiersOf(state, structure),
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
    return compoundsOf(selectAllSegments(state).map((segment) => factsOf(state, segment)));
  },
);
