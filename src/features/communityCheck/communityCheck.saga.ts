import { takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { communityCheckRequested } from './communityCheck.slice';
import { countMolecules } from './sagas/countMolecules.saga';

export function* communityCheckSaga(): SagaGenerator<void> {
  yield* takeLeading(communityCheckRequested, countMolecules);
}
