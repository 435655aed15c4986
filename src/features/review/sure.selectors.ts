import { createSelector } from '@reduxjs/toolkit';
import { scoreOf } from '@/domain/readingScore';
import { isSureAndAgreed } from '@/domain/sureReadings';
import { selectSegmentById, selectStructureOf } from '@/article';
import { selectFindings, type ChecksRootState } from '@/features/checks';
import { selectIdentifiersOf } from '@/features/identifiers';
import type { ReadingRootState } from '@/features/recognition';
import { selectShownQueue } from './review.selectors';
import type { ReviewRootState } from './review.slice';

type State = ReviewRootState & ReadingRootState & ChecksRootState;

/** A drawing that may be accepted together with others. */
export interface SureDrawing {
  readonly id: string;
  /** 0..1 */
  readonly score: number;
}

/** Only what the checks have looked at can be clean: before the services have identified it, nobody knows. */
function sureDrawing(state: ChecksRootState, id: string): SureDrawing[] {
  const segment = selectSegmentById(state, id);
  const structure = segment && selectStructureOf(state, segment);
  const score = structure && scoreOf(structure);
  if (!structure || score === undefined || !isSureAndAgreed(structure)) return [];
  return selectIdentifiersOf(state, structure) ? [{ id, score }] : [];
}

/**
 * The drawings of those shown that nobody has judged, whose reading is sure and read alike by two engines, and of
 * which the checks have nothing to tell, also not if all of them are correct.
 */
export const selectSureDrawings: (state: State) => readonly SureDrawing[] = createSelector(
  [
    selectShownQueue,
    ({ article: { segments } }: State) => segments,
    ({ article: { structures } }: State) => structures,
    ({ article: { compounds } }: State) => compounds,
    ({ runs: { identifiers } }: State) => identifiers,
  ],
  (queue, segments, structures, compounds, identifiers) => {
    const state = { article: { segments, structures, compounds }, runs: { identifiers } };
    const sure = queue
      .filter(({ group }) => group === 'unchecked')
      .flatMap(({ id }) => sureDrawing(state, id));
    const told = new Set(
      selectFindings(
        state,
        sure.map(({ id }) => id),
      ).map(({ id }) => id),
    );
    return sure.filter(({ id }) => !told.has(id));
  },
);
