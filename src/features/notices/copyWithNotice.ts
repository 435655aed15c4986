import { errorMessage } from '@/lib/errorMessage';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { raiseNotice } from './raiseNotice';

/** docs/requirements/core.md 8.29 */
export const COPY_FAILED = 'Failed to copy to clipboard';

interface CopyWords {
  readonly copied: string;
  readonly failed: string;
  /** The cause shown if the browser gives none. */
  readonly otherwise?: string;
}

/** Copies a text to the clipboard, and reports whether it worked. */
export function* copyWithNotice(
  text: string,
  { copied, failed, otherwise }: CopyWords,
): SagaGenerator<void> {
  const { clipboard } = yield* getPlatform();
  try {
    yield* call([clipboard, clipboard.writeText], text);
    yield* raiseNotice({ type: 'success', message: copied });
  } catch (error) {
    yield* raiseNotice({ type: 'error', message: failed, cause: errorMessage(error, otherwise) });
  }
}
