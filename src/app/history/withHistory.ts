import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { withStep } from '@/features/history';
import { changeBetween } from './changeBetween';
import { actOf } from './undoableFacts';
import type { WorkState } from './workState';

/**
 * Records a step for every undoable fact that changed something. Here, because a step spans slices, and in
 * the reducer, because a replay has to arrive at the same list.
 */
export const withHistory =
  <State extends WorkState, Preloaded>(
    reducer: Reducer<State, UnknownAction, Preloaded>,
  ): Reducer<State, UnknownAction, Preloaded> =>
  (state, action) => {
    const next = reducer(state, action);
    if (next === state || !isOfWork(state)) return next;
    const act = actOf(state, action);
    const change = act && changeBetween(state, next, act.ids);
    if (!change) return next;
    return { ...next, history: withStep(next.history, { title: act.title, ...change }) };
  };

/** A preloaded state may have some parts only. */
const isOfWork = (state: unknown): state is WorkState =>
  typeof state === 'object' &&
  state !== null &&
  'segments' in state &&
  'structures' in state &&
  'compounds' in state &&
  'history' in state;
