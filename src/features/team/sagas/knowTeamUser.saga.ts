import { teamApi } from '@/api/team';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { libraryAnswered, teamUserKnown } from '../team.slice';
import { untilAnswered } from './untilAnswered.saga';

/** Asks the library whom it takes the user for. */
export function* knowTeamUser(): SagaGenerator<void> {
  const user = yield* untilAnswered(() => callEndpoint(teamApi.endpoints.getTeamUser, undefined));
  yield* put(teamUserKnown(user));
  yield* put(libraryAnswered());
}
