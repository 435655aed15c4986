import type { Reducer } from '@reduxjs/toolkit';
import { teamReducer, unsentCommentsReducer, withTeam } from '@/features/team';
import { teamSearchReducer } from '@/features/teamSearch';
import type { reducers } from './rootReducer';

/** The parts of the state where a team shares a library. */
export const teamReducers = ({
  article,
  ...others
}: typeof reducers): Readonly<Record<string, Reducer>> => ({
  ...others,
  article: withTeam(article),
  team: teamReducer,
  teamSearch: teamSearchReducer,
  unsentComments: unsentCommentsReducer,
});
