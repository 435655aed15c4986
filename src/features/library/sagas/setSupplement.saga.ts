import { selectOpenDocument } from '@/article';
import { raiseNotice } from '@/features/notices';
import { selectSavedWorks, tellArticle } from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { supplementSet } from '../library.actions';
import { selectReadHash } from '../library.selectors';
import { supplementTold } from '../library.slice';

/** Lets an article say whose supplement it is, and remembers what it said before, so that this can be undone. */
export function* setSupplement({
  payload: { hash, of, isUndo },
}: ReturnType<typeof supplementSet>): SagaGenerator<void> {
  const open = yield* select(selectOpenDocument);
  const saved = (yield* select(selectSavedWorks)).find((work) => work.hash === hash);
  const before = open?.file.hash === hash ? open.supplementOf : saved?.facts?.supplementOf;
  const isElsewhere = open?.file.hash !== hash && (yield* select(selectReadHash)) === hash;
  const failure = isElsewhere
    ? 'It is being read.'
    : yield* tellArticle(hash, () => ({ supplementOf: of }));
  if (failure === undefined) yield* put(supplementTold(isUndo ? null : { hash, before }));
  else {
    const message = `What “${saved?.name}” belongs to was not changed`;
    yield* raiseNotice({ type: 'error', message, cause: failure });
  }
}
