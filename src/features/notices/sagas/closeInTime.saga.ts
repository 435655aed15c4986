import { call, delay, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { selectShownNotice, selectToastsAreHeld } from '../notices.selectors';
import { toastClosed, type NoticesRootState } from '../notices.slice';

/** ms (docs/requirements/session.md S9.15) */
const TOAST_MS = 5000;

/**
 * Closes a toast when its time is up. The time pauses while the toasts are held, and restarts when the same
 * notice is raised again.
 */
export function* closeInTime(id: string): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  let left = TOAST_MS;
  for (;;) {
    yield* waitFor((state: NoticesRootState) => !selectToastsAreHeld(state));
    const notice = yield* select(selectShownNotice, id);
    if (!notice) return;
    const begunAt = clock.now();
    const { over, again } = yield* race({
      over: delay(left),
      held: call(waitFor, selectToastsAreHeld),
      again: call(
        waitFor,
        (state: NoticesRootState) => selectShownNotice(state, id)?.count !== notice.count,
      ),
    });
    if (over) {
      yield* put(toastClosed(id));
      return;
    }
    left = again ? TOAST_MS : Math.max(0, left - (clock.now() - begunAt));
  }
}
