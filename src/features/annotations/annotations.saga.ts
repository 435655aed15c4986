import { takeEvery, takeLatest, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import {
  annotationDownloadRequested,
  annotationRequested,
  savedResultRequested,
} from './annotations.slice';
import { downloadAnnotations } from './sagas/downloadAnnotations.saga';
import { extractAnnotations } from './sagas/extractAnnotations.saga';
import { loadSavedResult } from './sagas/loadSavedResult.saga';

/** A second request while one is running is a double click, so it is ignored. */
export function* annotationsSaga(): SagaGenerator<void> {
  yield* takeLeading(annotationRequested, extractAnnotations);
  yield* takeEvery(annotationDownloadRequested, downloadAnnotations);
  yield* takeLatest(savedResultRequested, loadSavedResult);
}
