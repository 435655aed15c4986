import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import { takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { molfileCopyRequested, smilesCopyRequested } from '../structures.actions';

function* copySmiles(action: ReturnType<typeof smilesCopyRequested>): SagaGenerator<void> {
  yield* copyText('SMILES', action.payload.smiles);
}

function* copyMolfile(action: ReturnType<typeof molfileCopyRequested>): SagaGenerator<void> {
  yield* copyText('Molfile', action.payload.molfile);
}

/** @param what as the user calls it (docs/requirements/core.md 8.27) */
const copyText = (what: 'SMILES' | 'Molfile', text: string): SagaGenerator<void> =>
  copyWithNotice(text, {
    copied: `${what} copied to clipboard`,
    failed: `Failed to copy ${what}`,
    otherwise: COPY_FAILED,
  });

export function* structuresSaga(): SagaGenerator<void> {
  yield* takeEvery(smilesCopyRequested, copySmiles);
  yield* takeEvery(molfileCopyRequested, copyMolfile);
}
