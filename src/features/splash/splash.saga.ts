import { noticeRaised } from '@/features/notices';
import { selectOverlay } from '@/features/overlays';
import { sessionFailed } from '@/features/session';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import {
  splashCompleted,
  splashLoaded,
  splashProgressed,
  splashSkipRequested,
} from './splash.slice';
import { FULL_FOR_MS, GROWTH_MS, LOADED_FOR_MS, MILESTONES } from './splashTimes';

/**
 * Plays the splash once. Nothing waits for it: the session is opened and the application mounted behind
 * it. A skip ends it, and so does anything that the user should see at once, such as the privacy policy
 * that a link leads to.
 */
export function* splashSaga(): SagaGenerator<void> {
  yield* race({
    played: call(play),
    skipped: take(splashSkipRequested),
    disturbed: take(isFailure),
    read: waitFor(selectOverlay),
  });
  yield* put(splashCompleted());
}

function* play(): SagaGenerator<void> {
  let shown = 0;
  for (const { percent } of MILESTONES) {
    yield* delay(((percent - shown) / 100) * GROWTH_MS);
    yield* put(splashProgressed({ percent }));
    shown = percent;
  }
  yield* delay(FULL_FOR_MS);
  yield* put(splashLoaded());
  yield* delay(LOADED_FOR_MS);
}

/** What must not be hidden behind a splash. */
const isFailure = (action: unknown): boolean =>
  sessionFailed.match(action) || (noticeRaised.match(action) && action.payload.type === 'error');
