import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import { fork, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { inchiKeyCopyRequested } from './identifiers.slice';
import { identifyStructures } from './sagas/identifyStructures.saga';

export function* identifiersSaga(): SagaGenerator<void> {
  yield* fork(identifyStructures);
  yield* takeEvery(inchiKeyCopyRequested, copyInchiKey);
}

const copyInchiKey = ({ payload }: ReturnType<typeof inchiKeyCopyRequested>): SagaGenerator<void> =>
  copyWithNotice(payload.inchiKey, {
    copied: 'InChIKey copied to clipboard',
    failed: 'Failed to copy InChIKey',
    otherwise: COPY_FAILED,
  });
