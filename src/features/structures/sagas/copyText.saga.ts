import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { molfileCopyRequested, smilesCopyRequested } from '../structures.slice';

export function* copySmiles(action: ReturnType<typeof smilesCopyRequested>): SagaGenerator<void> {
  yield* copyText('SMILES', action.payload.smiles);
}

export function* copyMolfile(action: ReturnType<typeof molfileCopyRequested>): SagaGenerator<void> {
  yield* copyText('Molfile', action.payload.molfile);
}

/** @param what as the user calls it (core specification section 8, Copy and download) */
function* copyText(what: 'SMILES' | 'Molfile', text: string): SagaGenerator<void> {
  const { clipboard } = yield* getPlatform();
  try {
    yield* call([clipboard, clipboard.writeText], text);
    yield* raiseNotice({ type: 'success', message: `${what} copied to clipboard` });
  } catch (error) {
    const cause = errorMessage(error, 'Failed to copy to clipboard');
    yield* raiseNotice({ type: 'error', message: `Failed to copy ${what}`, cause });
  }
}
