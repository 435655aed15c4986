import { toApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import { teamArticlesApi } from '@/api/teamArticles';
import { ASSIGNED_PART } from '@/domain/team/articleState';
import { saidSince, type Assignment, type WhoseWord } from '@/domain/team/assignment';
import type { Replica } from '@/domain/team/replica';
import { shownPart } from '@/domain/team/teamPart';
import { selectIsReadOnly } from '@/features/savedWork';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectReplica } from '../team.selectors';
import { allEvents } from './allEvents.saga';
import {
  articleAssigned,
  articleNotAssigned,
  articlesAssignCancelled,
  assignmentsEnded,
  partSaidByUser,
  selectTeamUser,
  type articlesAssignRequested,
} from '../team.slice';

/** Says whose articles are, one after the other, so that one that is refused holds up no other. */
export function* assignArticles({
  payload,
}: ReturnType<typeof articlesAssignRequested>): SagaGenerator<void> {
  yield* race({ said: call(sayAll, payload), cancelled: take(articlesAssignCancelled) });
  yield* put(assignmentsEnded());
  yield* put(teamArticlesApi.util.invalidateTags(['TeamArticles']));
}

function* sayAll(assignments: readonly Assignment[]): SagaGenerator<void> {
  for (const assignment of assignments) {
    try {
      yield* say(assignment);
      yield* put(articleAssigned(assignment));
    } catch (thrown) {
      yield* put(articleNotAssigned({ ...assignment, cause: causeOf(thrown) }));
    }
  }
}

/** The reason alone: the ids that a refusal names beside it are those of the page's own event. */
const causeOf = (thrown: unknown): string =>
  toApiError(thrown).message.replace(/^Nothing was kept: .* was refused\. /, '');

/**
 * One that is not open, or that another tab has, has no outbox here: what cannot be sent now is told.
 *
 * @throws where what somebody said since is to stand
 */
function* say(assignment: Assignment): SagaGenerator<void> {
  const { article, to, isUndo } = assignment;
  const replica = yield* select(selectReplica);
  if (replica?.article === article.id && !(yield* select(selectIsReadOnly))) {
    if (isUndo) yield* refuseLater(article, whoseWord(replica));
    yield* put(partSaidByUser({ part: ASSIGNED_PART, to }));
    return;
  }
  if (!isUndo) return yield* send(assignment, article.seq);
  const { last, base } = yield* askWhose(article);
  if (last) yield* refuseLater(article, last);
  yield* send(assignment, base);
}

function whoseWord(replica: Replica): WhoseWord {
  const { value: to, by } = shownPart(replica, ASSIGNED_PART);
  return { to, by };
}

function* refuseLater(article: Assignment['article'], last: WhoseWord): SagaGenerator<void> {
  const since = saidSince(article, last, (yield* select(selectTeamUser))?.name);
  if (since !== undefined) throw new Error(since);
}

/** What the library has of it since the list told of it; `base`: the number of the last event of the article. */
function* askWhose({
  id,
  seq,
}: Assignment['article']): SagaGenerator<{ readonly last?: WhoseWord; readonly base: number }> {
  const events = yield* allEvents(seq, (after) =>
    callEndpoint(teamApi.endpoints.getTeamEvents, { article: id, after }),
  );
  const last = events.findLast(({ part }) => part === ASSIGNED_PART);
  return { ...(last && { last }), base: events.at(-1)?.seq ?? seq };
}

/** @param base number of the last event of the article that is known */
function* send({ article, to }: Assignment, base: number): SagaGenerator<void> {
  const { ids, clock } = yield* getPlatform();
  const { id, assigned: from } = article;
  const at = new Date(clock.now()).toISOString();
  const event = { id: ids.uuid(), article: id, part: ASSIGNED_PART, from, to, at, base };
  yield* callEndpoint(teamApi.endpoints.sendTeamEvents, { events: [event] });
}
