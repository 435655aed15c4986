import { errorMessage } from '@/lib/errorMessage';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { raiseNotice } from './raiseNotice';

/** Core specification, section 8, Copy and download. */
export const COPY_FAILED = 'Failed to copy to clipboard';

interface CopyWords {
  readonly copied: string;
  readonly failed: string;
  /** The cause that is told when the browser gives none. */
  readonly otherwise?: string;
}

/** Puts a text on the clipboard, and says whether that went well. */
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
