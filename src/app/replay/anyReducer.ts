import type { Action, Reducer } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

/**
 * The root reducer for actions and states of any origin: what it cannot take is found by the replay.
 */
export const anyReducer = rootReducer as unknown as Reducer<unknown, Action>;
