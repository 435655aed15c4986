import { heavyPagesMessage } from '@/domain/heavyPages';
import type { SagaGenerator } from '@/lib/saga/effects';
import { raiseNotice } from './raiseNotice';

/**
 * Reports which pages of an article were not read, after the result of the others.
 *
 * @param pageIndices from 0; none from services that read all, or do not say
 */
export function* warnOfHeavyPages(pageIndices: readonly number[] = []): SagaGenerator<void> {
  if (pageIndices.length === 0) return;
  yield* raiseNotice({
    type: 'warning',
    message: heavyPagesMessage(pageIndices),
    cause: 'It takes more memory or time than the services allow. The other pages were read.',
  });
}
