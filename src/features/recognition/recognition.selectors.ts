import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import {
  engineLabel,
  engineOffer,
  programName,
  readerName,
  readersOf,
  type EngineId,
  type Read,
} from '@/domain/engines';
import { offeredOptions } from '@/domain/processingOptions';
import { canBeRead, type Segment } from '@/domain/segment';
import { drawingFactsOf, type ScoredFacts } from '@/domain/segmentStatus';
import { hasStructure } from '@/domain/structure';
import { selectShownPage, type DocumentRootState } from '@/features/document';
import {
  selectAllSegments,
  selectSegmentById,
  selectSegmentIds,
  type SegmentsRootState,
} from '@/features/segments';
import {
  selectStandingJudgement,
  selectStructureOf,
  type StructuresRootState,
} from '@/features/structures';
import type { ItemState, RecognitionJob, RecognitionRootState } from './recognition.slice';

/** For a reading without a result or a reason. */
export const NO_STRUCTURE = 'The engine found no structure';

/** The engines that can be chosen: those reported by the services, otherwise those of the specification. */
export const selectEngineOffer = createSelector(
  [
    (state: RecognitionRootState) => state.recognition.engines,
    (state: RecognitionRootState) => state.recognition.product,
  ],
  engineOffer,
);

/** The engines, and the best of them, in the order of the selector. */
export const selectReaders = createSelector([selectEngineOffer], readersOf);

/** The engines in the order of the selector. */
export const selectEngineIds = createSelector([selectEngineOffer], ({ engines }) =>
  engines.map(({ id }) => id),
);

/** The name of any engine where one is chosen, including one in saved work that is not offered here. */
export const selectEngineLabel = createSelector(
  [selectReaders],
  (readers) =>
    (engine: EngineId): string =>
      engineLabel(engine, readers),
);

/** What reads for an engine, by the name and version of the program. */
export const selectProgramName = createSelector(
  [selectReaders],
  (readers) =>
    (engine: EngineId): string =>
      programName(engine, readers),
);

/** Who read a version of a structure. */
export const selectReaderName = createSelector(
  [selectEngineLabel],
  (labelOf) =>
    (read: Read): string =>
      readerName(read, labelOf(read.engine)),
);

/** The choice, always of an engine that is offered. */
export const selectProcessingOptions = createSelector(
  [(state: RecognitionRootState) => state.recognition.options, selectEngineOffer],
  offeredOptions,
);

export const selectJob = (state: RecognitionRootState): RecognitionJob | null =>
  state.recognition.job;

export const selectIsRunning = (state: RecognitionRootState): boolean =>
  state.recognition.job?.status === 'running';

/** Whether the latest run has read any drawing, or failed to. */
export const selectHasRead = ({ recognition: { job } }: RecognitionRootState): boolean =>
  job !== null && job.converted + job.failed > 0;

/** A run is in progress that has not read any drawing yet. */
export const selectAwaitsFirstReading = (state: RecognitionRootState): boolean =>
  selectIsRunning(state) && !selectHasRead(state);

export const selectItems = (state: RecognitionRootState) => state.recognition.items;

export const selectItem = (state: RecognitionRootState, id: string): ItemState | undefined =>
  state.recognition.items[id];

/** How far a segment's reading is in this run, or how it ended in the latest. */
export const selectReadingStatus = (
  state: RecognitionRootState,
  id: string,
): ItemState['status'] | undefined => selectItem(state, id)?.status;

/** The parts of the root state that tell how a reading stands. */
export type ReadingRootState = RecognitionRootState & SegmentsRootState & StructuresRootState;

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

/** Segments that have no structure because their reading failed. */
export const selectFailedIds = createSelector(
  [
    selectItems,
    (state: ReadingRootState) => state.segments,
    (state: ReadingRootState) => state.structures,
    (state: ReadingRootState) => state.recognition,
  ],
  (items, segments, structures, recognition) => {
    const state = { segments, structures, recognition };
    const ids = new Set([...selectSegmentIds(state), ...Object.keys(items)]);
    return [...ids].filter((id) => {
      const structure = structureAt(state, id);
      const isConverted = structure !== undefined && hasStructure(structure);
      return !isConverted && selectReadingHasFailed(state, id);
    });
  },
);

/** How many drawings of the article have a structure, of how many that can. */
export const selectConvertedCounts = createSelector(
  [(state: ReadingRootState) => state.segments, (state: ReadingRootState) => state.structures],
  (segments, structures) => {
    const readable = selectAllSegments({ segments }).filter(canBeRead);
    const converted = readable.filter((segment) => {
      const structure = selectStructureOf({ structures }, segment);
      return structure !== undefined && hasStructure(structure);
    });
    return { converted: converted.length, total: readable.length };
  },
);

/** Segments on the page that the viewer shows. */
export const selectIdsOnShownPage: (
  state: DocumentRootState & SegmentsRootState,
) => ReadonlySet<string> = createSelector(
  [selectAllSegments, selectShownPage],
  (segments, shownPage) =>
    new Set(segments.filter(({ pageNumber }) => pageNumber === shownPage).map(({ id }) => id)),
);

/** The page, from 1, of the first drawing that is being read; `undefined` while none is. */
export const selectPageBeingRead = (
  state: RecognitionRootState & SegmentsRootState,
): number | undefined =>
  selectAllSegments(state).find(({ id }) => selectItem(state, id)?.status === 'running')
    ?.pageNumber;
