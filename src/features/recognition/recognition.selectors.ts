import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { canBeRead, type Segment } from '@/domain/segment';
import { drawingFactsOf, type ScoredFacts } from '@/domain/segmentStatus';
import { hasStructure } from '@/domain/structure';
import { selectShownPage, type ViewerRootState } from '@/features/document';
import {
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import type {
  ItemRootState,
  ItemState,
  RecognitionJob,
  RecognitionRunRootState,
} from './recognitionState';

/** For a reading without a result or a reason. */
export const NO_STRUCTURE = 'The engine found no structure';

export const selectJob = (state: RecognitionRunRootState): RecognitionJob | null =>
  state.runs.recognition.job;

export const selectIsRunning = (state: RecognitionRunRootState): boolean =>
  state.runs.recognition.job?.status === 'running';

/** Whether the latest run has read any drawing, or failed to. */
export const selectHasRead = ({ runs }: RecognitionRunRootState): boolean => {
  const { job } = runs.recognition;
  return job !== null && job.converted + job.failed > 0;
};

/** A run is in progress that has not read any drawing yet. */
export const selectAwaitsFirstReading = (state: RecognitionRunRootState): boolean =>
  selectIsRunning(state) && !selectHasRead(state);

export const selectItem = (state: ItemRootState, id: string): ItemState | undefined =>
  state.runs.recognition.pending[id] ?? state.article.readings[id];

/** How far a segment's reading is in this run, or how it ended in the latest. */
export const selectReadingStatus = (
  state: ItemRootState,
  id: string,
): ItemState['status'] | undefined => selectItem(state, id)?.status;

/** The parts of the root state that tell how a reading stands. */
export type ReadingRootState = ItemRootState & SegmentsRootState & StructuresRootState;

/** The same object as long as none of these parts changes: for what is derived of all drawings. */
export const selectReadingState = createSelector(
  [
    (state: ReadingRootState) => state.article.segments,
    (state: ReadingRootState) => state.article.structures,
    (state: ReadingRootState) => state.article.readings,
    (state: ReadingRootState) => state.runs.recognition,
  ],
  (segments, structures, readings, recognition): ReadingRootState => ({
    article: { segments, structures, readings },
    runs: { recognition },
  }),
);

const structureAt = (state: ReadingRootState, id: string) => {
  const segment = selectSegmentById(state, id);
  return segment && selectStructureOf(state, segment);
};

/**
 * Why the latest reading of a segment failed; `undefined` if it did not, or another one is in progress. A
 * failure outlives the run: one that was retried and cancelled is still a failure.
 */
export function selectReadingFailure(state: ReadingRootState, id: string): string | undefined {
  const item = selectItem(state, id);
  if (item?.status === 'failed') return item.message;
  if (item !== undefined && item.status !== 'done') return undefined;
  const structure = structureAt(state, id);
  return structure && !hasStructure(structure) ? (structure.error ?? NO_STRUCTURE) : undefined;
}

export const selectReadingHasFailed = (state: ReadingRootState, id: string): boolean =>
  selectReadingFailure(state, id) !== undefined;

/** The same object as long as the drawing stands as it did. */
const factsOf = weakMapMemoize(drawingFactsOf);

/** How far a drawing is read and judged: derived here from three features, and nowhere else. */
export const selectDrawingFacts = (state: ReadingRootState, segment: Segment): ScoredFacts =>
  factsOf(
    selectStructureOf(state, segment),
    selectStandingJudgement(state, segment),
    selectReadingHasFailed(state, segment.id),
  );

/** How many drawings of the article have a structure, of how many that can. */
export const selectConvertedCounts = createSelector(
  [
    (state: ReadingRootState) => state.article.segments,
    (state: ReadingRootState) => state.article.structures,
  ],
  (segments, structures) => {
    const readable = selectAllSegments({ article: { segments } }).filter(canBeRead);
    const converted = readable.filter((segment) => {
      const structure = selectStructureOf({ article: { structures } }, segment);
      return structure !== undefined && hasStructure(structure);
    });
    return { converted: converted.length, total: readable.length };
  },
);

/** Segments on the page that the viewer shows. */
export const selectIdsOnShownPage: (
  state: SegmentsRootState & ViewerRootState,
) => ReadonlySet<string> = createSelector(
  [selectAllSegments, selectShownPage],
  (segments, shownPage) =>
    new Set(segments.filter(({ pageNumber }) => pageNumber === shownPage).map(({ id }) => id)),
);

/** The page, from 1, of the first drawing that is being read; `undefined` while none is. */
export const selectPageBeingRead = (state: ItemRootState & SegmentsRootState): number | undefined =>
  selectAllSegments(state).find(({ id }) => selectItem(state, id)?.status === 'running')
    ?.pageNumber;
