import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Work } from '@/domain/work';
import { selectProcessingOptions, type EngineChoiceRootState } from '@/features/recognition';
import { workOf, type SavedArticleRootState } from './articleWork';

/** The parts of the root state that contain work. */
export type WorkRootState = EngineChoiceRootState & SavedArticleRootState;

/**
 * The work on the open article; `null` while none is open. The same object as long as none of its parts
 * changes, as when a form is only opened, so that a change can be detected by reference.
 */
export const selectWork: (state: WorkRootState) => Work | null = createSelector(
  [(state: WorkRootState) => state.article, selectProcessingOptions],
  workOf,
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);
