import { type documentOpened } from '@/article';
import { articleReadingRequested } from '@/features/articleReading';
import { whileDocumentIsOpen } from '@/features/document';
import { selectSessionIsActive } from '@/features/session';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

/**
 * Reads a document that was made of stated structures as soon as it is open: no engine is asked for them, and the user
 * wants to see them.
 */
export function* readStated(
  stating: ReadonlySet<string>,
  { payload }: ReturnType<typeof documentOpened>,
): SagaGenerator<void> {
  if (!stating.has(payload.file.hash)) return;
  yield* whileDocumentIsOpen(function* whenSeated() {
    yield* waitFor(selectSessionIsActive);
    yield* put(articleReadingRequested({}));
  });
}
