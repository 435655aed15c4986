import { takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { annotationDownloadRequested, annotationRequested } from './annotations.slice';
import { downloadAnnotations } from './sagas/downloadAnnotations.saga';
import { extractAnnotations } from './sagas/extractAnnotations.saga';

/** A second request while one runs is a double click, not another wish: it is passed over. */
export function* annotationsSaga(): SagaGenerator<void> {
  yield* takeLeading(annotationRequested, extractAnnotations);
  yield* takeEvery(annotationDownloadRequested, downloadAnnotations);
}
