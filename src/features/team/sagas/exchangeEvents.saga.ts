import { teamApi } from '@/api/team';
import type { EventsAfter } from '@/api/team.schema';
import type { DocumentRootState, HistoryRootState } from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import { latestOf } from '../parts/latestOf';
import { selectReplica, selectUnsentCount } from '../team.selectors';
import {
  eventsReceived,
  libraryAnswered,
  selectNews,
  teamRetryRequested,
  type TeamRootState,
} from '../team.slice';
import { sendFirst } from './sendEvents.saga';
import { sayChanges } from './sayChanges.saga';
import { untilAnswered } from './untilAnswered.saga';

/** ms after which the library is asked although it told of nothing: the live channel may be down. */
const ASKING_MS = 30_000;

/** Sends what was said here, and takes in what the others said, until the article is left. */
export function* exchangeEvents(
  article: string,
  { mayWrite }: { readonly mayWrite: boolean },
): SagaGenerator<void> {
  for (let heard = yield* select(selectNews); ;) {
    yield* put(libraryAnswered());
    const isNews = (state: TeamRootState): boolean => selectNews(state) !== heard;
    const { unsent } = yield* race({
      ...(mayWrite && { unsent: waitFor(hasUnsent) }),
      news: waitFor(isNews),
      asked: take(teamRetryRequested),
      passed: steadyDelay(ASKING_MS),
    });
    heard = yield* select(selectNews);
    if (unsent) yield* sendFirst((yield* select(selectReplica))?.outbox ?? []);
    yield* takeNews(article, mayWrite && { isFirst: false });
  }
}

const hasUnsent = (state: DocumentRootState & HistoryRootState): boolean =>
  selectUnsentCount(state) > 0;

/**
 * Takes in what the library has and this page does not know.
 *
 * @param saying how what was changed here is compared: it is said before, since it was said without knowing of it;
 *   false: it is not said
 */
export function* takeNews(
  article: string,
  saying: { readonly isFirst: boolean } | false,
): SagaGenerator<void> {
  for (let hasMore = true; hasMore;) {
    const after = (yield* select(selectReplica))?.known ?? 0;
    const answer = yield* eventsAfter(article, after);
    if (saying) yield* sayChanges(article, { ...saying, incoming: latestOf(answer.events) });
    if (answer.events.length > 0) {
      yield* put(eventsReceived({ article, after, events: answer.events }));
    }
    hasMore = answer.hasMore && answer.events.length > 0;
  }
}

/** Until it has them, or some of them. */
export const eventsAfter = (article: string, after: number): SagaGenerator<EventsAfter> =>
  untilAnswered(() => callEndpoint(teamApi.endpoints.getTeamEvents, { article, after }));
