import { isAnyOf } from '@reduxjs/toolkit';
import { selectHistory, stepRedone, stepUndone } from '@/article';
import { noticeRaised, toastClosed } from '@/features/notices';
import { decisionAnnounced, selectReviewView } from '@/features/review';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

type Step = ReturnType<typeof stepUndone> | ReturnType<typeof stepRedone>;

/**
 * Says what was undone or done again: in Review, which shows the drawing, as it says decisions; on the page by
 * one message, which the next replaces, so that none waits for the others.
 */
export function* announceUndo(): SagaGenerator<void> {
  const { ids, clock } = yield* getPlatform();
  let last: string | undefined;
  yield* takeEvery(isAnyOf(stepUndone, stepRedone), function* tell(step: Step) {
    const message = yield* inWords(step);
    if (last !== undefined) yield* put(toastClosed(last));
    last = undefined;
    if ((yield* select(selectReviewView)) !== null) {
      yield* put(decisionAnnounced(message));
      return;
    }
    last = ids.uuid();
    yield* put(noticeRaised({ id: last, type: 'info', message, createdAt: clock.now() }));
  });
}

/** With what is left, so that two steps of the same name are two announcements. */
function* inWords(step: Step): SagaGenerator<string> {
  const { done, undone } = yield* select(selectHistory);
  const [said, count, verb] = stepUndone.match(step)
    ? ['Undone', done.length, 'undo']
    : ['Done again', undone.length, 'redo'];
  return `${said}: ${step.payload.title}. ${count === 0 ? 'Nothing' : count} more to ${verb}.`;
}
