import { segmentsApi, type SegmentExtraction } from '@/api/segments';
import {
  createCutOuts,
  hasCutOut,
  type CutOut,
  type Segment,
  type SegmentsInfo,
} from '@/domain/segment';
import { runDocumentTask, type DocumentTask } from '@/features/document';
import {
  type OpenDocument,
  extractionStarted,
  segmentsReceived,
  selectAllSegments,
  selectOpenDocument,
} from '@/article';
import { raiseNotice, warnOfHeavyPages } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import {
  extractionCancelRequested,
  extractionCancelled,
  extractionFailed,
} from '../segmentation.slice';
import { extractByPage, type BeforeNext } from './extractByPage.saga';
import { matchKnown } from './matchKnown.saga';

const TASK: Omit<DocumentTask, 'started'> = {
  failed: extractionFailed,
  cancelled: extractionCancelled,
  endedBy: extractionCancelRequested.match,
  failure: 'Failed to extract segments',
};

/**
 * 'Extract Structures'.
 *
 * @param beforeNext runs when the drawings of some pages are there, before further pages are searched
 */
export function* extractSegments(beforeNext?: BeforeNext): SagaGenerator<void> {
  yield* extract({}, beforeNext);
}

/** Sends the article again because the services lost it with a session. */
export function* extractSegmentsAgain(): SagaGenerator<void> {
  yield* extract({ isAgain: true });
}

/** Extracts the drawings from the open document; can be cancelled, and stops when the document is closed. */
function* extract(
  again: { readonly isAgain?: true },
  beforeNext?: BeforeNext,
): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) {
    yield* raiseNotice({ type: 'error', message: 'No PDF file provided' });
    return;
  }
  const isByPage = !(yield* select(selectAllSegments)).some(({ origin }) => origin === 'found');
  const started: DocumentTask['started'] = ({ at }) =>
    extractionStarted({ at, ...again, ...(isByPage && { isByPage }) });
  const ask = isByPage
    ? () => extractByPage(document, beforeNext)
    : () => callEndpoint(segmentsApi.endpoints.extractSegments, document.file);
  yield* runDocumentTask({ ...TASK, started }, () => extractFrom(document, ask));
}

function* extractFrom(
  { pdfId }: OpenDocument,
  ask: () => SagaGenerator<SegmentExtraction>,
): SagaGenerator<void> {
  const extraction = yield* ask();
  const cutOuts = yield* listCutOuts(extraction, pdfId);
  yield* receiveCutOuts(cutOuts, infoOf(extraction, cutOuts.length, pdfId));
  yield* raiseNotice({
    type: 'success',
    message: `Extracted ${cutOuts.length} chemical structure segments`,
  });
  yield* warnOfHeavyPages(extraction.pagesTooHeavy);
}

/** Segments keep their ids; a name that now refers to a different drawing gets a new picture. */
function* receiveCutOuts(cutOuts: readonly CutOut[], info: SegmentsInfo): SagaGenerator<void> {
  const known = yield* select(selectAllSegments);
  const segments = yield* matchKnown(known, cutOuts);
  yield* put(segmentsReceived({ segments, info }));
  if (picturesAreStale(known, segments)) {
    yield* put(segmentsApi.util.invalidateTags(['CutOuts']));
  }
}

function picturesAreStale(before: readonly Segment[], after: readonly Segment[]): boolean {
  const byPath = new Map(before.map((segment) => [segment.path, segment]));
  return after.some((segment) => {
    const namesake = hasCutOut(segment) ? byPath.get(segment.path) : undefined;
    return namesake !== undefined && namesake.id !== segment.id;
  });
}

function infoOf(extraction: SegmentExtraction, count: number, pdfId: string): SegmentsInfo {
  const { directory, alreadyExisted, pdfFilename, pagesTooHeavy = [] } = extraction;
  return {
    ...{ count, alreadyExisted, pdfFilename, pdfId },
    ...(directory && { directory }),
    ...(pagesTooHeavy.length > 0 && { pagesTooHeavy }),
  };
}

function* listCutOuts(extraction: SegmentExtraction, pdfId: string): SagaGenerator<CutOut[]> {
  const { count, directory, pdfFilename, boxes, labels } = extraction;
  if (count === 0) return [];
  if (directory === undefined) throw noFiles();
  const listed = yield* listFiles(directory);
  const source = { directory, pdfId, pdfFilename };
  const cutOuts = createCutOuts(
    listed.files,
    source,
    { ...boxes, ...listed.boxes },
    { ...labels, ...listed.labels },
  );
  if (cutOuts.length === 0) throw noFiles();
  const mentions = { ...extraction.mentions, ...listed.mentions };
  return cutOuts.map((cutOut) => {
    const found = mentions[cutOut.filename];
    return found ? { ...cutOut, mentions: found } : cutOut;
  });
}

const noFiles = () => new Error('No segment files found despite successful extraction');

function* listFiles(directory: string) {
  try {
    return yield* callEndpoint(segmentsApi.endpoints.listSegmentFiles, { directory });
  } catch (error) {
    throw new Error(`Error listing segment files: ${errorMessage(error)}`, { cause: error });
  }
}
