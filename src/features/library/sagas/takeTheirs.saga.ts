import type { Work } from '@/domain/work';
import { documentClosed, selectOpenDocument } from '@/article';
import {
  getHeldHere,
  savedWorkOpenRequested,
  selectSaving,
  takeForeign,
  type ForeignArticle,
} from '@/features/savedWork';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { Stored } from '@/platform/workStore';
import { articlesUnqueued } from '../library.slice';

/**
 * Replaces the work that is here by a foreign article's. If the article is open, it is closed first, which
 * saves its last changes, so that they are set aside with the rest; otherwise its next change would undo the
 * exchange.
 *
 * @throws Error if the work on the screen would be lost
 */
export function* takeTheirs(article: ForeignArticle, work: Work): SagaGenerator<Stored<unknown>> {
  const { hash } = article;
  if ((yield* select(selectOpenDocument))?.file.hash !== hash) {
    // One that is read out of sight is left first, and its last changes are written.
    yield* put(articlesUnqueued([hash]));
    const heldHere = yield* getHeldHere();
    yield* call([heldHere, heldHere.released], hash);
    return yield* takeForeign(article, work);
  }
  if ((yield* select(selectSaving)).status === 'failed') {
    throw new Error('Your own work on it, which is open, is not saved.');
  }
  yield* put(documentClosed());
  const taken = yield* takeForeign(article, work);
  yield* put(savedWorkOpenRequested({ hash }));
  return taken;
}
