import type { PayloadAction } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

export function* copySmiles({ payload }: PayloadAction<{ smiles: string }>): SagaGenerator<void> {
  const { clipboard } = yield* getPlatform();
  try {
    yield* call([clipboard, clipboard.writeText], payload.smiles);
    yield* raiseNotice({ type: 'success', message: 'SMILES copied to clipboard' });
  } catch (error) {
    const cause = errorMessage(error);
    yield* raiseNotice({ type: 'error', message: 'Failed to copy SMILES', cause });
  }
}
