import type { Work } from '@/domain/work';
import { documentClosed, selectOpenDocument } from '@/features/document';
import {
  savedWorkOpenRequested,
  selectSaving,
  takeForeign,
  type ForeignArticle,
} from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { Stored } from '@/platform/workStore';
import { selectLibraryIsShown } from '../library.selectors';

/**
 * Puts a foreign article in place of what is here. If it is open, it is closed before, which saves its last
 * changes, so that they are set aside with the rest; otherwise its next change would undo the exchange.
 *
 * @throws Error if the work on the screen would be lost
 */
export function* takeTheirs(article: ForeignArticle, work: Work): SagaGenerator<Stored<unknown>> {
  const { hash } = article;
  if ((yield* select(selectOpenDocument))?.file.hash !== hash) {
    return yield* takeForeign(article, work);
  }
  if ((yield* select(selectSaving)).status === 'failed') {
    throw new Error('Your own work on it, which is open, is not saved.');
  }
  yield* put(documentClosed());
  const taken = yield* takeForeign(article, work);
  // Whoever leaves the library finds it open again anyhow.
  if (!(yield* select(selectLibraryIsShown))) yield* put(savedWorkOpenRequested({ hash }));
  return taken;
}
