import { heavyPagesMessage } from '@/domain/heavyPages';
import type { SagaGenerator } from '@/lib/saga/effects';
import { raiseNotice } from './raiseNotice';

/**
 * Reports which pages of an article were not read, after the result of the others.
 *
 * @param pageIndices zero-based; none from services that read everything, or don't report them
 */
export function* warnOfHeavyPages(pageIndices: readonly number[] = []): SagaGenerator<void> {
  if (pageIndices.length === 0) return;
  yield* raiseNotice({
    type: 'warning',
    message: heavyPagesMessage(pageIndices),
    cause: 'It takes more memory or time than the services allow. The other pages were read.',
  });
}
