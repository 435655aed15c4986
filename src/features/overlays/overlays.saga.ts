import { takeEvery, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { copyRequested, featuresChosenInMenu } from './overlays.slice';
import { copyToClipboard } from './sagas/copyToClipboard.saga';
import { leadToFeatures } from './sagas/leadToFeatures.saga';

/** What can be done in overlays; no part of the first load, unlike `followAddress`. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(copyRequested, copyToClipboard);
  yield* takeLatest(featuresChosenInMenu, leadToFeatures);
}
