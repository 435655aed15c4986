import { createSelector } from '@reduxjs/toolkit';
import {
  selectAnnotationExtraction,
  selectAnnotationGroups,
  selectAnnotationResult,
  type AnnotationExtractionRootState,
} from '@/features/annotations';
import {
  type AnnotationsRootState,
  type DocumentRootState,
  type TextRootState,
  selectAllSegments,
  selectExtractedText,
  selectOpenDocument,
  selectSegmentsAreIncomplete,
} from '@/article';
import { type DocumentTaskState } from '@/features/document';
import {
  selectIsRunning,
  selectReadingFailure,
  type ReadingRootState,
} from '@/features/recognition';
import { selectExtraction, type SegmentationRootState } from '@/features/segments';
import {
  selectPagesRead,
  selectTextExtraction,
  type TextExtractionRootState,
} from '@/features/text';
import {
  selectArticleIsBeingRead,
  selectArticleRun,
  type ArticleReadingRootState,
} from './articleReading.slice';
import { isAnythingLeft, type ReadingStep } from './readingSteps';
import { selectReadingCounts, selectReadingGroups } from './readingGroups.selectors';

/** The parts of the root state that tell how far an article is. */
export type ArticleRootState = AnnotationExtractionRootState &
  AnnotationsRootState &
  ArticleReadingRootState &
  DocumentRootState &
  ReadingRootState &
  SegmentationRootState &
  TextExtractionRootState &
  TextRootState;

/** Without a result: as its task stands. */
function unfinished(task: DocumentTaskState): Pick<ReadingStep, 'status' | 'failure'> {
  if (task.status === 'failed') return { status: 'failed', failure: task.message };
  return { status: task.status === 'running' ? 'running' : 'waiting' };
}

const selectTextStep = createSelector(
  [selectTextExtraction, selectExtractedText, selectPagesRead, selectOpenDocument],
  (task, extracted, pagesRead, document): ReadingStep => {
    if (!extracted || task.status === 'running')
      return { id: 'text', count: '', ...unfinished(task) };
    const pages = `${document?.pageCount ?? 0} pages`;
    const count = pagesRead === null ? pages : `${pagesRead} of ${pages}`;
    return { id: 'text', status: 'done', count };
  },
);

const selectAnnotationsStep = createSelector(
  [selectAnnotationExtraction, selectAnnotationResult, selectAnnotationGroups],
  (task, result, groups): ReadingStep => {
    const id = 'annotations';
    if (!result || task.status === 'running') return { id, count: '', ...unfinished(task) };
    return { id, status: 'done', count: String(groups.length) };
  },
);

const selectDrawingsStep = createSelector(
  [selectExtraction, selectAllSegments, selectSegmentsAreIncomplete],
  (extraction, all, areIncomplete): ReadingStep => {
    // A compound that the user added by its name is no drawing.
    const segments = all.filter(({ origin }) => origin !== 'named');
    const id = 'drawings';
    const pages = new Set(segments.map(({ pageNumber }) => pageNumber)).size;
    const count =
      segments.length > 0 ? `${segments.length} on ${pages} ${pages === 1 ? 'page' : 'pages'}` : '';
    if (areIncomplete && extraction.status !== 'done')
      return { id, count, ...unfinished(extraction) };
    if (extraction.status === 'running') return { id, status: 'running', count: '' };
    if (count !== '') return { id, status: 'done', count };
    if (extraction.status === 'done') return { id, status: 'done', count: 'none' };
    return { id, count: '', ...unfinished(extraction) };
  },
);

/** The words of the first one that failed. */
const selectFirstFailure = (state: ReadingRootState): string | undefined => {
  const [first] = selectReadingGroups(state).failed;
  return first === undefined ? undefined : selectReadingFailure(state, first);
};

const selectReadingsStep = createSelector(
  [
    selectDrawingsStep,
    selectReadingCounts,
    selectReadingGroups,
    selectIsRunning,
    selectFirstFailure,
  ],
  (drawings, { read, total }, groups, isRunning, failure): ReadingStep => {
    const id = 'readings';
    if (total === 0)
      return { id, status: drawings.status === 'done' ? 'none' : 'waiting', count: '' };
    const failed = groups.failed.length;
    const count = `${read} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
    if (isRunning) return { id, status: 'running', count };
    if (read < total) return { id, status: 'waiting', count };
    const status = failed === total ? 'failed' : 'done';
    return { id, status, count, ...(failure !== undefined && { failure }) };
  },
);

/** All parts of reading the open article, by what is there, whoever asked for it. */
export const selectReadingSteps = createSelector(
  [selectTextStep, selectAnnotationsStep, selectDrawingsStep, selectReadingsStep],
  (...steps): readonly ReadingStep[] => steps,
);

/**
 * What the line says. `incomplete`: nothing is left but to try again what failed; `unfinished`: something was read,
 * and something is left, such as a box that was drawn since.
 */
export type LineMode = 'ready' | 'running' | 'done' | 'incomplete' | 'stopped' | 'unfinished';

export function selectLineMode(state: ArticleRootState): LineMode {
  if (selectArticleIsBeingRead(state)) return 'running';
  const steps = selectReadingSteps(state);
  if (!isAnythingLeft(steps))
    return steps.some(({ status }) => status === 'failed') ? 'incomplete' : 'done';
  if (selectArticleRun(state)?.status === 'stopped') return 'stopped';
  const isBegun = steps.some(({ status }) => status === 'done');
  return isBegun ? 'unfinished' : 'ready';
}
