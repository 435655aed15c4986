import { articleTold, selectOpenDocument, type ToldOfArticle } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectIsReadOnly } from '../elsewhere.slice';
import { changeSaved } from './changeSaved.saga';

/**
 * Tells an article of the library, open or not, what it is.
 *
 * @param tell what it is told, by what it was told before; `undefined` if that is to stay
 * @returns why that was impossible, as a sentence
 */
export function* tellArticle(
  hash: string,
  tell: (before: ToldOfArticle) => ToldOfArticle | undefined,
): SagaGenerator<string | undefined> {
  const open = yield* select(selectOpenDocument);
  if (open?.file.hash === hash) {
    if (yield* select(selectIsReadOnly)) return 'Another tab has it open.';
    const told = tell(open);
    if (told) yield* put(articleTold({ hash, told }));
    return undefined;
  }
  return yield* changeSaved(hash, (work) => {
    const told = tell(work.document);
    if (!told) return undefined;
    const { supplementOf, ...document } = { ...work.document, ...told };
    return {
      ...work,
      document: { ...document, ...(supplementOf !== undefined && { supplementOf }) },
    };
  });
}
