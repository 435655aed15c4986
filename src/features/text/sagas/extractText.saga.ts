import { documentsApi } from '@/api/documents';
import {
  runDocumentTask,
  selectOpenDocument,
  type DocumentTask,
  type OpenDocument,
} from '@/features/document';
import { raiseNotice, warnOfHeavyPages } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import {
  textExtractionCancelRequested,
  textExtractionCancelled,
  textExtractionFailed,
  textExtractionStarted,
} from '../text.slice';
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

function* extractFrom(document: OpenDocument): SagaGenerator<void> {
  const { fileId, name, hash } = document.file;
  // The services read only two pages unless a page count is given.
  const arg = { fileId, name, hash, pages: document.pageCount };
  const answer = yield* callEndpoint(documentsApi.endpoints.extractText, arg);
  const left = answer.pagesTooHeavy?.length ?? 0;
  yield* receiveText(document, answer.text, {
    pagesRead: document.pageCount - left,
    article: answer.article,
  });
  yield* raiseNotice({ type: 'success', message: 'Text extracted successfully' });
  yield* warnOfHeavyPages(answer.pagesTooHeavy);
}
