import { weakMapMemoize } from '@reduxjs/toolkit';
import { structureKey } from '@/domain/documentId';
import type { ProcessingOptions } from '@/domain/processingOptions';
import type { Segment, SegmentsInfo } from '@/domain/segment';
import type { Work, WorkDocument } from '@/domain/work';
import { NO_HISTORY } from '@/domain/workChange';
import {
  restoreSegments,
  restoreStructures,
  selectAllSegments,
  selectAllStructures,
  selectSelectedIds,
  type AnnotationsRootState,
  type ArticleRootState,
  type CompoundsRootState,
  type DocumentRootState,
  type DoiLookup,
  type HistoryRootState,
  type OpenDocument,
  type ReadingsRootState,
  type RestoredWork,
  type SegmentsRootState,
  type StructuresRootState,
  type TextRootState,
  type WorkState,
} from '@/article';
import { restoreSubmissions, type SubmissionRootState } from '@/features/submission';

export type SavedArticleRootState = AnnotationsRootState &
  ArticleRootState &
  CompoundsRootState &
  DocumentRootState &
  HistoryRootState &
  ReadingsRootState &
  SegmentsRootState &
  StructuresRootState &
  SubmissionRootState &
  TextRootState;

/** The article in the store. Its saved form is `Work`; both directions are here. */
export type ArticleState = SavedArticleRootState['article'];

type Article = ArticleState;

/** The open document as it is saved: the same object as long as nothing of it changes. */
export function documentOf({ open, pdfIsHidden }: Article['document']): WorkDocument | null {
  return open && describe(open, pdfIsHidden);
}

const describe = weakMapMemoize((open: OpenDocument, pdfIsHidden: boolean): WorkDocument => {
  const { file, doi, supplementOf, ...told } = open;
  const { name, size, type, hash } = file;
  const known =
    doi.status === 'found' ? { doi: doi.doi } : doi.status === 'none' ? { doi: null } : {};
  return {
    ...{ ...told, pdfIsHidden },
    ...known,
    // What was taken back is stored as if it had never been said.
    ...(supplementOf !== undefined && { supplementOf }),
    file: { name, size, type, hash },
  };
});

/** A DOI lookup whose result is already known is not repeated. */
function restoredDoi({ doi }: Pick<WorkDocument, 'doi'>): DoiLookup {
  if (doi === undefined) return { status: 'searching' };
  return doi === null ? { status: 'none' } : { status: 'found', doi };
}

function restoreDocument({ work, file }: RestoredWork): Article['document'] {
  const { pdfIsHidden, ...document } = work.document;
  return { open: { ...document, file, doi: restoredDoi(document) }, pdfIsHidden };
}

/** Only the entries that say something: an article of which nothing was said is stored as before that was possible. */
const said = <Key extends string, T extends object>(
  key: Key,
  words: T,
): { readonly [Name in Key]?: T } =>
  Object.keys(words).length > 0 ? ({ [key]: words } as Record<Key, T>) : {};

/** While the other pages are still to be searched, the article counts as not searched. */
const infoOf = ({ info, isIncomplete }: Article['segments']): SegmentsInfo | null =>
  isIncomplete ? null : info;

/** Each part is the same object as long as it says the same, so that a change of it is known by reference. */
const recognitionOf = weakMapMemoize((options: ProcessingOptions, items: Article['readings']) => ({
  options,
  items,
}));

/** Of a segment that the user removed, the draft is kept as long as the page is open. */
const draftsOf = weakMapMemoize(
  (drafts: Article['submission']['drafts'], segments: readonly Segment[]) => {
    const keys = new Set(segments.map(({ pdfId, id }) => structureKey(pdfId, id)));
    return Object.fromEntries(Object.entries(drafts).filter(([key]) => keys.has(key)));
  },
);

/** What is saved of the segments and of what is said of them. */
export const segmentsOf = weakMapMemoize(
  (
    segments: Article['segments'],
    items: readonly Segment[],
    selected: readonly string[],
  ): Work['segments'] => ({
    ...{ items, info: infoOf(segments), selected, judgements: segments.judgements },
    ...said('overruled', segments.overruled),
    ...said('numbers', segments.numbers),
    hideIncorrect: segments.hideIncorrect,
    onlyProcessSelected: segments.onlyProcessSelected,
  }),
);

/** What is saved of the open article; `null` while none is open. */
export function workOf(article: Article, options: ProcessingOptions): Work | null {
  const document = documentOf(article.document);
  if (!document) return null;
  const { annotations, annotationWords, bibliography, compounds, history, submission } = article;
  const items = selectAllSegments({ article });
  const segments = segmentsOf(article.segments, items, selectSelectedIds({ article }));
  return {
    ...{ document, text: article.text, annotations: annotations.result, segments },
    structures: selectAllStructures({ article }),
    recognition: recognitionOf(options, article.readings),
    ...said('annotationWords', annotationWords.words),
    ...said('article', bibliography.words),
    ...said('compoundDrafts', compounds.drafts),
    ...(history !== NO_HISTORY && { history }),
    ...said('submissionDrafts', draftsOf(submission.drafts, items)),
    ...(submission.receipts && { submissionReceipts: submission.receipts }),
  };
}

/** The parts of saved work in which the user's acts are recorded. */
export const workStateOf = (work: Work): WorkState => ({
  bibliography: { words: work.article ?? {} },
  annotationWords: { words: work.annotationWords ?? {} },
  segments: restoreSegments(work),
  structures: restoreStructures(work),
  compounds: { drafts: work.compoundDrafts ?? {} },
  history: work.history ?? NO_HISTORY,
});

/**
 * The article of saved work: all that is in the store of it.
 *
 * @param before the article that was open, of whose submission a choice for all articles is kept
 */
export const articleOf = (restored: RestoredWork, before: Article): Article => {
  const { work } = restored;
  return {
    ...workStateOf(work),
    document: restoreDocument(restored),
    text: work.text,
    annotations: { result: work.annotations },
    readings: work.recognition.items,
    submission: restoreSubmissions(before.submission, work),
  };
};
