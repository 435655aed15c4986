import { toApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import { teamArticlesApi } from '@/api/teamArticles';
import { ASSIGNED_PART } from '@/domain/team/articleState';
import type { Assignment } from '@/domain/team/assignment';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectReplica } from '../team.selectors';
import {
  articleAssigned,
  articleNotAssigned,
  articlesAssignCancelled,
  assignmentsEnded,
  partSaidByUser,
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

/** One that is not open has no outbox: what cannot be sent now is told. */
function* say({ article, to }: Assignment): SagaGenerator<void> {
  if ((yield* select(selectReplica))?.article === article.id) {
    yield* put(partSaidByUser({ part: ASSIGNED_PART, to }));
    return;
  }
  const { ids, clock } = yield* getPlatform();
  const { id, seq: base, assigned: from } = article;
  const at = new Date(clock.now()).toISOString();
  const event = { id: ids.uuid(), article: id, part: ASSIGNED_PART, from, to, at, base };
  yield* callEndpoint(teamApi.endpoints.sendTeamEvents, { events: [event] });
}
