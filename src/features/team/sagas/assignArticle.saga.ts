import { toApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import { ASSIGNED_PART } from '@/domain/team/articleState';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectReplica } from '../team.selectors';
import { partSaidByUser, type articleAssignRequested } from '../team.slice';

/** Says whose an article is. One that is not open has no outbox: what cannot be sent now is told. */
export function* assignArticle({
  payload: { article, to },
}: ReturnType<typeof articleAssignRequested>): SagaGenerator<void> {
  if ((yield* select(selectReplica))?.article === article.id) {
    yield* put(partSaidByUser({ part: ASSIGNED_PART, to }));
    return;
  }
  const { ids, clock } = yield* getPlatform();
  const { id, seq: base, assigned: from } = article;
  const at = new Date(clock.now()).toISOString();
  const event = { id: ids.uuid(), article: id, part: ASSIGNED_PART, from, to, at, base };
  try {
    yield* callEndpoint(teamApi.endpoints.sendTeamEvents, { events: [event] });
    yield* callEndpoint(teamApi.endpoints.getTeamArticles, undefined);
  } catch (thrown) {
    yield* raiseNotice({
      type: 'error',
      message: 'The team’s library was not told whose the article is',
      cause: toApiError(thrown).message,
    });
  }
}
