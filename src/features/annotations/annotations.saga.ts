import { takeEvery, takeLatest, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import {
  annotationDownloadRequested,
  savedResultRequested,
  annotationAddRequested,
  annotationsJudgeRequested,
} from './annotations.actions';
import { annotationRequested } from './annotationExtraction.slice';
import { downloadAnnotations } from './sagas/downloadAnnotations.saga';
import { extractByButton } from './sagas/extractAnnotations.saga';
import { addAnnotation, judgeAnnotations } from './sagas/judgeAnnotations.saga';
import { loadSavedResult } from './sagas/loadSavedResult.saga';

/** A second request while one is running is a double click, so it is ignored. */
export function* annotationsSaga(): SagaGenerator<void> {
  yield* takeLeading(annotationRequested, extractByButton);
  yield* takeEvery(annotationDownloadRequested, downloadAnnotations);
  yield* takeEvery(annotationsJudgeRequested, judgeAnnotations);
  yield* takeEvery(annotationAddRequested, addAnnotation);
  yield* takeLatest(savedResultRequested, loadSavedResult);
}
