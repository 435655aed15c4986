import { selectExtractedText } from '@/article';
import { select, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { extractText } from './sagas/extractText.saga';
import { textDownloadRequested, textExtractionRequested } from './textExtraction.slice';

/** A second request while one is running is a double click, and is ignored. */
export function* textSaga(): SagaGenerator<void> {
  yield* takeLeading(textExtractionRequested, extractText);
  yield* takeEvery(textDownloadRequested, downloadText);
}

/** 'Download Text': the unmodified text, UTF-8. */
function* downloadText(): SagaGenerator<void> {
  const extracted = yield* select(selectExtractedText);
  if (!extracted) return;
  const { downloads } = yield* getPlatform();
  const content = new Blob([extracted.content], { type: 'text/plain;charset=utf-8' });
  downloads.save('extracted_text.txt', content);
}
