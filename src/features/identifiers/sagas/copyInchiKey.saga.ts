import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { inchiKeyCopyRequested } from '../identifiers.slice';

export const copyInchiKey = ({
  payload,
}: ReturnType<typeof inchiKeyCopyRequested>): SagaGenerator<void> =>
  copyWithNotice(payload.inchiKey, {
    copied: 'InChIKey copied to clipboard',
    failed: 'Failed to copy InChIKey',
    otherwise: COPY_FAILED,
  });
