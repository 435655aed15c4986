import { toApiError, type ApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import type { DocumentRootState, HistoryRootState } from '@/article';
import type { TeamEvent } from '@/domain/team/event';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import { selectReplica, selectUnsentCount } from '../team.selectors';
import {
  eventsReceived,
  eventsRefused,
  libraryAnswered,
  newsHeard,
  partsTaken,
  teamRetryRequested,
} from '../team.slice';
import { sayChanges } from './sayChanges.saga';
import { untilAnswered } from './untilAnswered.saga';

/** ms after which the library is asked although it told of nothing: the live channel may be down. */
const ASKING_MS = 30_000;

/** Events of a call; the services take 500. */
const MOST_EVENTS = 200;

/** UTF-16 units of JSON of a call, unless one event has more. */
const MOST_TEXT = 400_000;

interface Exchange {
  readonly mayWrite: boolean;
}

/** Sends what was said here, and takes in what the others said, until the article is left. */
export function* exchangeEvents(article: string, { mayWrite }: Exchange): SagaGenerator<void> {
  for (;;) {
    yield* put(libraryAnswered());
    const { unsent } = yield* race({
      ...(mayWrite && { unsent: waitFor(hasUnsent) }),
      news: take(newsHeard),
      asked: take(teamRetryRequested),
      passed: steadyDelay(ASKING_MS),
    });
    if (unsent) yield* sendNext();
    yield* takeNews(article, { says: mayWrite });
  }
}

const hasUnsent = (state: DocumentRootState & HistoryRootState): boolean =>
  selectUnsentCount(state) > 0;

/**
 * Takes in what the library has and this page does not know.
 *
 * @param options.says what was changed here is said before, since it was said without knowing of it
 */
export function* takeNews(
  article: string,
  { says }: { readonly says: boolean },
): SagaGenerator<void> {
  for (let hasMore = true; hasMore;) {
    const after = (yield* select(selectReplica))?.known ?? 0;
    const answer = yield* untilAnswered(() =>
      callEndpoint(teamApi.endpoints.getTeamEvents, { article, after }),
    );
    if (says) yield* sayChanges(article, { isFirst: false });
    if (answer.events.length > 0) {
      yield* put(eventsReceived({ article, after, events: answer.events }));
    }
    hasMore = answer.hasMore && answer.events.length > 0;
  }
}

/** The first of those that wait, as many as go into a call; what is refused among others is sent by itself. */
function* sendNext(): SagaGenerator<void> {
  const replica = yield* select(selectReplica);
  const batch = callOf(replica?.outbox ?? []);
  try {
    yield* send(batch);
  } catch {
    for (const event of batch) yield* sendAlone(event);
  }
}

function callOf(outbox: readonly TeamEvent[]): readonly TeamEvent[] {
  const batch: TeamEvent[] = [];
  let length = 0;
  for (const event of outbox.slice(0, MOST_EVENTS)) {
    length += JSON.stringify(event).length;
    if (batch.length > 0 && length > MOST_TEXT) break;
    batch.push(event);
  }
  return batch;
}

/** @throws ApiError if the library refuses them for what they are */
const send = (events: readonly TeamEvent[]): SagaGenerator<unknown> =>
  untilAnswered(
    () => callEndpoint(teamApi.endpoints.sendTeamEvents, { events }),
    ({ kind, status = 0 }: ApiError) => kind === 'http' && [403, 409, 413, 422].includes(status),
  );

function* sendAlone(event: TeamEvent): SagaGenerator<void> {
  try {
    yield* send([event]);
  } catch (thrown) {
    const { message } = toApiError(thrown);
    const { article, part } = event;
    yield* put(eventsRefused({ article, refused: [{ event, reason: message }] }));
    yield* put(partsTaken({ article, parts: [part] }));
    yield* raiseNotice({
      type: 'warning',
      message:
        'The team’s library did not take a change of yours. What stands there is shown again.',
      cause: message,
    });
  }
}
