import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { molfileCopyRequested, smilesCopyRequested } from '../structures.slice';

export function* copySmiles(action: ReturnType<typeof smilesCopyRequested>): SagaGenerator<void> {
  yield* copyText('SMILES', action.payload.smiles);
}

export function* copyMolfile(action: ReturnType<typeof molfileCopyRequested>): SagaGenerator<void> {
  yield* copyText('Molfile', action.payload.molfile);
}

/** @param what as the user calls it (docs/requirements/core.md 8.27) */
const copyText = (what: 'SMILES' | 'Molfile', text: string): SagaGenerator<void> =>
  copyWithNotice(text, {
    copied: `${what} copied to clipboard`,
    failed: `Failed to copy ${what}`,
    otherwise: COPY_FAILED,
  });
