import { call, getContext, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { ChangeReducers } from '../store';

/** Loads what a team's library needs, where the services keep one. */
export function* loadTeam(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  if (!config.sharesLibrary) return;
  const { teamReducer, teamSaga, withTeam } = yield* call(
    () => import(/* webpackChunkName: "team" */ '@/features/team'),
  );
  const changeReducers = yield* getContext<ChangeReducers>('changeReducers');
  const change: Parameters<ChangeReducers>[0] = ({ article, ...others }) => ({
    ...others,
    article: withTeam(article),
    team: teamReducer,
  });
  yield* call(changeReducers, change);
  yield* teamSaga();
}
