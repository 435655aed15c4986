import { toApiError } from '@/api/apiError';
import { documentsApi } from '@/api/documents';
import { selectOpenDocument, whileDocumentIsOpen, type OpenDocument } from '@/features/document';
import { raiseNotice, warnOfHeavyPages } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  textExtractionCancelRequested,
  textExtractionCancelled,
  textExtractionFailed,
  textExtractionStarted,
} from '../text.slice';
import { receiveText } from './receiveText.saga';

/** Reads the text of the open document; can be cancelled, and ends with the document. */
export function* extractText(): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) {
    yield* raiseNotice({ type: 'error', message: 'No PDF file provided' });
    return;
  }
  const { clock } = yield* getPlatform();
  yield* put(textExtractionStarted({ at: clock.now() }));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    const { cancelled } = yield* race({
      done: call(extractFrom, document),
      cancelled: take(textExtractionCancelRequested),
    });
    if (cancelled) yield* put(textExtractionCancelled());
  });
}

function* extractFrom(document: OpenDocument): SagaGenerator<void> {
  const { fileId, name, hash } = document.file;
  try {
    // The services read two pages when they are not told how many.
    const arg = { fileId, name, hash, pages: document.pageCount };
    const answer = yield* callEndpoint(documentsApi.endpoints.extractText, arg);
    yield* receiveText(document, answer.text);
    yield* raiseNotice({ type: 'success', message: 'Text extracted successfully' });
    yield* warnOfHeavyPages(answer.pagesTooHeavy);
  } catch (error) {
    const { message } = toApiError(error);
    yield* put(textExtractionFailed({ message }));
    yield* raiseNotice({ type: 'error', message: 'Failed to extract text', cause: message });
  }
}
