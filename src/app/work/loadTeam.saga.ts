import { call, fork, getContext, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { ChangeReducers } from '../store';

const load = () => import(/* webpackChunkName: "team" */ './team');

/** Loads what a team's library needs, where the services keep one. */
export function* loadTeam(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  if (!config.sharesLibrary) return;
  const { teamJoined, teamReducers, teamSaga, teamSearchSaga } = yield* call(load);
  const changeReducers = yield* getContext<ChangeReducers>('changeReducers');
  yield* call(changeReducers, teamReducers);
  yield* fork(teamSearchSaga);
  yield* put(teamJoined());
  yield* teamSaga();
}
