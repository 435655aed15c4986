import type { ActMoment } from '@/domain/trail';
import { selectOpenDocument } from '@/article';
import {
  actOnWork,
  changeSaved,
  selectIsReadOnly,
  type ArticleState,
  type JudgingAct,
} from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectReadHash } from '../library.selectors';

const selectArticle = ({ article }: { readonly article: ArticleState }) => article;

/**
 * Judges in an article of the library, open or not.
 *
 * @returns why that was impossible, as a sentence
 */
export function* actInArticle(
  hash: string,
  act: JudgingAct,
  made: ActMoment,
): SagaGenerator<string | undefined> {
  if ((yield* select(selectOpenDocument))?.file.hash === hash) {
    if (yield* select(selectIsReadOnly)) return 'Another tab has it open.';
    const action = act(yield* select(selectArticle));
    if (action) yield* put(action);
    return undefined;
  }
  if ((yield* select(selectReadHash)) === hash) return 'It is being read.';
  return yield* changeSaved(hash, (work) => actOnWork(work, act, made));
}
