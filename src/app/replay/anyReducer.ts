import { combineReducers, type Action, type Reducer } from '@reduxjs/toolkit';
import { teamJoined } from '@/features/team';
import { reducers } from '../rootReducer';
import { rootReducer } from '../store';
import { teamReducers } from '../teamReducers';

type AnyReducer = Reducer<unknown, Action>;

const ofTeam = combineReducers(teamReducers(reducers)) as unknown as AnyReducer;
const alone = rootReducer as unknown as AnyReducer;

const hasTeam = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'team' in state;

/**
 * The root reducer for actions and states of any origin: what it cannot take is found by the replay.
 */
export const anyReducer: AnyReducer = (state, action) =>
  (hasTeam(state) || teamJoined.match(action) ? ofTeam : alone)(state, action);
