import { toApiError, type ApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import type { TeamEvent } from '@/domain/team/event';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { eventsRefused, partsTaken } from '../team.slice';
import { untilAnswered } from './untilAnswered.saga';

/** Events of a call; the services take 500. */
const MOST_EVENTS = 200;

/** UTF-16 units of JSON of a call, unless one event has more. */
const MOST_TEXT = 400_000;

/**
 * Sends the first of those that wait, as many as go into a call; what is refused among others is sent by itself.
 *
 * @returns how many those were
 */
export function* sendFirst(outbox: readonly TeamEvent[]): SagaGenerator<number> {
  const batch = callOf(outbox);
  try {
    yield* send(batch);
  } catch {
    for (const event of batch) yield* sendAlone(event);
  }
  return batch.length;
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
    const { article, part, id } = event;
    yield* put(eventsRefused({ article, ids: [id] }));
    yield* put(partsTaken({ article, parts: [part] }));
    yield* raiseNotice({
      type: 'warning',
      message:
        'The team’s library did not take a change of yours. What stands there is shown again.',
      cause: message,
    });
  }
}
