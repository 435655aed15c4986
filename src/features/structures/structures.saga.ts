import { takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { copySmiles } from './sagas/copySmiles.saga';
import { smilesCopyRequested } from './structures.slice';

export function* structuresSaga(): SagaGenerator<void> {
  yield* takeEvery(smilesCopyRequested, copySmiles);
}
