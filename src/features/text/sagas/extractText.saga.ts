import { runDocumentTask, type DocumentTask } from '@/features/document';
import { selectOpenDocument, type OpenDocument } from '@/article';
import { raiseNotice, warnOfHeavyPages } from '@/features/notices';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import {
  textExtractionCancelRequested,
  textExtractionCancelled,
  textExtractionFailed,
  textExtractionStarted,
} from '../textExtraction.slice';
import { lookUpDoiOfScan, readWithScans } from './readWithScans.saga';
import { receiveText } from './receiveText.saga';

const TASK: DocumentTask = {
  started: textExtractionStarted,
  failed: textExtractionFailed,
  cancelled: textExtractionCancelled,
  endedBy: textExtractionCancelRequested.match,
  failure: 'Failed to extract text',
};

/** Extracts the open document's text; can be cancelled, and ends when the document is closed or replaced. */
export function* extractText(): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) {
    yield* raiseNotice({ type: 'error', message: 'No PDF file provided' });
    return;
  }
  yield* runDocumentTask(TASK, () => extractFrom(document));
}

const EXTRACTED = { type: 'success', message: 'Text extracted successfully' } as const;

/** No failure: trying again changes nothing. */
const NO_TEXT = {
  type: 'warning',
  message: 'No text was found: the Text column says what the pages are',
} as const;

function* extractFrom(document: OpenDocument): SagaGenerator<void> {
  const answer = yield* readWithScans(document);
  const left = answer.pagesTooHeavy?.length ?? 0;
  yield* receiveText(document, answer.text, {
    pagesRead: document.pageCount - left,
    article: answer.article,
    scans: answer.scans,
  });
  yield* raiseNotice(answer.text.trim() === '' ? NO_TEXT : EXTRACTED);
  yield* warnOfHeavyPages(answer.pagesTooHeavy);
  if (answer.scans) yield* lookUpDoiOfScan();
}
