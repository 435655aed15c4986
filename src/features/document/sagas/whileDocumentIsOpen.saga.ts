import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { isArticleReplaced } from '@/article';

/**
 * Runs work that belongs to the open document. When the document is replaced or closed, the work and
 * its requests are cancelled, so that nothing from the old document appears under another one.
 */
export function* whileDocumentIsOpen(work: () => SagaGenerator<void>): SagaGenerator<void> {
  yield* race({ done: call(work), gone: take(isArticleReplaced) });
}
