import { takeEvery, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { copyRequested, featuresChosenInMenu } from './overlays.slice';
import { copyToClipboard } from './sagas/copyToClipboard.saga';
import { leadToFeatures } from './sagas/leadToFeatures.saga';

/** Actions within overlays; not part of the first load, unlike `followAddress`. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(copyRequested, copyToClipboard);
  yield* takeLatest(featuresChosenInMenu, leadToFeatures);
}
