import { takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { copyMolfile, copySmiles } from './sagas/copyText.saga';
import { molfileCopyRequested, smilesCopyRequested } from './structures.slice';

export function* structuresSaga(): SagaGenerator<void> {
  yield* takeEvery(smilesCopyRequested, copySmiles);
  yield* takeEvery(molfileCopyRequested, copyMolfile);
}
