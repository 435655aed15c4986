import { noticeRaised } from '@/features/notices';
import { selectOverlay } from '@/features/overlays';
import { selectHasPlace, sessionFailed } from '@/features/session';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import {
  laterVisitFound,
  pageBecameUsable,
  splashCompleted,
  splashLoaded,
  splashProgressed,
  splashSkipRequested,
} from './splash.slice';
import { HURRIED, MILESTONES, SPECIFIED, type Pace } from './splashTimes';

/** Local storage: set once a splash was seen in this browser. */
export const VISITED_KEY = 'marcus.visited';

/**
 * Plays the splash once. Nothing waits for it: the session is opened and the application mounted behind it. A
 * skip ends it, and so does anything that the user should see at once, such as the privacy policy if a link
 * leads there. A browser that has seen it before shows it only for as long as there is something to wait for.
 */
export function* splashSaga(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const isFirstVisit = localStorage.get(VISITED_KEY) === null;
  if (!isFirstVisit) yield* put(laterVisitFound());
  yield* race({
    played: isFirstVisit ? call(play, specified) : call(playUntilUsable),
    skipped: take(splashSkipRequested),
    disturbed: take(isFailure),
    read: waitFor(selectOverlay),
  });
  yield* put(splashCompleted());
  localStorage.set(VISITED_KEY, 'yes');
}

/** Waits for a part of the splash, whose length in milliseconds depends on the pace. */
type Wait = (lengthOf: (pace: Pace) => number) => SagaGenerator<void>;

function* play(wait: Wait): SagaGenerator<void> {
  let shown = 0;
  for (const { percent } of MILESTONES) {
    const share = (percent - shown) / 100;
    yield* wait(({ growth }) => share * growth);
    yield* put(splashProgressed({ percent }));
    shown = percent;
  }
  yield* wait(({ fullFor }) => fullFor);
  yield* put(splashLoaded());
  yield* wait(({ loadedFor }) => loadedFor);
}

function* specified(lengthOf: (pace: Pace) => number): SagaGenerator<void> {
  yield* delay(lengthOf(SPECIFIED));
}

/** At the specified pace while nothing behind the splash is usable, and hurried from then on. */
function* playUntilUsable(): SagaGenerator<void> {
  let isUsable = false;
  yield* play(function* untilUsable(lengthOf) {
    if (!isUsable) {
      const { usable } = yield* race({
        usable: waitFor(selectHasPlace),
        passed: delay(lengthOf(SPECIFIED)),
      });
      if (!usable) return;
      isUsable = true;
      yield* put(pageBecameUsable());
    }
    yield* delay(lengthOf(HURRIED));
  });
}

/** What a splash must not hide. */
const isFailure = (action: unknown): boolean =>
  sessionFailed.match(action) || (noticeRaised.match(action) && action.payload.type === 'error');
