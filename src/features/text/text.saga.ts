import { takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { downloadText } from './sagas/downloadText.saga';
import { extractText } from './sagas/extractText.saga';
import { textDownloadRequested } from './textExtraction.slice';
import { textExtractionRequested } from './textExtraction.slice';

/** A second request while one is running is a double click, and is ignored. */
export function* textSaga(): SagaGenerator<void> {
  yield* takeLeading(textExtractionRequested, extractText);
  yield* takeEvery(textDownloadRequested, downloadText);
}
