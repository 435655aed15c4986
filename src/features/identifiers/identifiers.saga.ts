import { fork, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { inchiKeyCopyRequested } from './identifiers.slice';
import { copyInchiKey } from './sagas/copyInchiKey.saga';
import { identifyStructures } from './sagas/identifyStructures.saga';

export function* identifiersSaga(): SagaGenerator<void> {
  yield* fork(identifyStructures);
  yield* takeEvery(inchiKeyCopyRequested, copyInchiKey);
}
