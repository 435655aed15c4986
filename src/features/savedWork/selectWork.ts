import { createSelector } from '@reduxjs/toolkit';
import type { SegmentsInfo } from '@/domain/segment';
import type { Work, WorkDocument, WorkReading } from '@/domain/work';
import { NO_HISTORY } from '@/domain/workChange';
import {
  selectAnnotationResult,
  selectAnnotationWords,
  type AnnotationsRootState,
} from '@/features/annotations';
import { selectArticleWords, type ArticleRootState } from '@/features/article';
import {
  selectOpenDocument,
  selectPdfIsHidden,
  type DocumentRootState,
  type OpenDocument,
} from '@/features/document';
import { selectCompoundDrafts, type CompoundsRootState } from '@/features/compounds';
import { selectHistory, type HistoryRootState } from '@/features/history';
import {
  selectItems,
  selectProcessingOptions,
  type RecognitionRootState,
} from '@/features/recognition';
import {
  selectAllSegments,
  selectDrawingNumbers,
  selectExtraction,
  selectSegmentsAreIncomplete,
  selectHideIncorrect,
  selectJudgements,
  selectOnlyProcessSelected,
  selectOverruled,
  selectSelectedIds,
  type SegmentsRootState,
} from '@/features/segments';
import { selectAllStructures, type StructuresRootState } from '@/features/structures';
import type { SubmissionRootState } from '@/features/submission';
import { selectExtractedText, selectTextHistory, type TextRootState } from '@/features/text';
import { selectOfSubmissions } from './selectOfSubmissions';

/** The parts of the root state that contain work. */
export type WorkRootState = AnnotationsRootState &
  ArticleRootState &
  CompoundsRootState &
  DocumentRootState &
  HistoryRootState &
  RecognitionRootState &
  SegmentsRootState &
  StructuresRootState &
  SubmissionRootState &
  TextRootState;

/** The open article as it is saved. */
export const selectDocumentOfWork: (state: DocumentRootState) => WorkDocument | null =
  createSelector(
    [selectOpenDocument, selectPdfIsHidden],
    (open, pdfIsHidden) => open && describe(open, pdfIsHidden),
  );

function describe(open: OpenDocument, pdfIsHidden: boolean): WorkDocument {
  const { pdfId, file, pageCount, title, openedAt, doi } = open;
  const { name, size, type, hash } = file;
  const known =
    doi.status === 'found' ? { doi: doi.doi } : doi.status === 'none' ? { doi: null } : {};
  return {
    ...{ pdfId, pageCount, openedAt, pdfIsHidden },
    ...(title !== undefined && { title }),
    ...known,
    file: { name, size, type, hash },
  };
}

/** Only what was extracted from this article: another one's text is not part of the work on it. */
const selectText = createSelector(
  [selectExtractedText, selectTextHistory, selectDocumentOfWork],
  (extracted, history, document) => ({
    extracted,
    history: history.filter(({ pdfFilename }) => pdfFilename === document?.file.name),
  }),
);

/** While it is cut out again, the segments stay, and so does what is known of them. */
const selectInfo = createSelector(
  [selectExtraction, selectAllSegments, selectSegmentsAreIncomplete],
  (extraction, segments, areIncomplete): SegmentsInfo | null => {
    if (extraction.status === 'done') return extraction.info;
    // The other pages are still to be searched when the article is opened again.
    if (areIncomplete) return null;
    const [first] = segments;
    if (!first) return null;
    const { pdfFilename, pdfId } = first;
    return { count: segments.length, alreadyExisted: true, pdfFilename, pdfId };
  },
);

const selectSegments = createSelector(
  [
    selectAllSegments,
    selectInfo,
    selectSelectedIds,
    selectJudgements,
    selectOverruled,
    selectDrawingNumbers,
    selectHideIncorrect,
    selectOnlyProcessSelected,
  ],
  (items, info, selected, judgements, overruled, numbers, hideIncorrect, onlyProcessSelected) => ({
    items,
    info,
    selected,
    judgements,
    ...(Object.keys(overruled).length > 0 && { overruled }),
    ...(Object.keys(numbers).length > 0 && { numbers }),
    hideIncorrect,
    onlyProcessSelected,
  }),
);

/** Readings in progress are not done: they count as not requested. */
const selectReadings = createSelector([selectItems], (items) => {
  const ended: Record<string, WorkReading> = {};
  for (const [id, item] of Object.entries(items)) {
    if (item.status === 'done' || item.status === 'failed') ended[id] = item;
  }
  return ended;
});

const selectRecognition = createSelector(
  [selectProcessingOptions, selectReadings],
  (options, items) => ({ options, items }),
);

/** An article of which nothing was said yet is stored as before anything could be said. */
const selectOfUser = createSelector(
  [selectAnnotationWords, selectArticleWords, selectCompoundDrafts, selectHistory],
  (annotationWords, article, compoundDrafts, history) => ({
    ...(Object.keys(annotationWords).length > 0 && { annotationWords }),
    ...(Object.keys(article).length > 0 && { article }),
    ...(Object.keys(compoundDrafts).length > 0 && { compoundDrafts }),
    ...(history !== NO_HISTORY && { history }),
  }),
);

/**
 * The work on the open article; `null` while none is open. The same object as long as none of its parts
 * changes, so that a change can be detected by reference.
 */
export const selectWork: (state: WorkRootState) => Work | null = createSelector(
  [
    selectDocumentOfWork,
    selectText,
    selectAnnotationResult,
    selectSegments,
    selectAllStructures,
    selectRecognition,
    selectOfUser,
    selectOfSubmissions,
  ],
  (document, text, annotations, segments, structures, recognition, user, submissions) =>
    document && {
      ...{ document, text, annotations, segments, structures, recognition },
      ...user,
      ...submissions,
    },
);
