import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { WorkStep } from '@/domain/workChange';
import { stepRedone, stepUndone, withStep } from '@/features/history';
import { segmentSelectionToggled } from '@/features/segments';
import { changeBetween, joined } from './changeBetween';
import { actOf, isTaking } from './undoableFacts';
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
    if (stepUndone.match(action)) return { ...next, history: withPresent(state, next, 'after') };
    if (stepRedone.match(action)) return { ...next, history: withPresent(state, next, 'before') };
    const act = actOf(state, action);
    const change = act && changeBetween(state, next, act.ids);
    if (!change) return next;
    const step = { title: act.title, ...change };
    const last = next.history.done.at(-1);
    if (last && isSelectionOf(last, action)) {
      const done = [...next.history.done.slice(0, -1), together(last, step)];
      return { ...next, history: { done, undone: [] } };
    }
    return { ...next, history: withStep(next.history, step) };
  };

/** Editing a structure or taking another reading selects the segment in a fact of its own. */
const isSelectionOf = ({ title, segmentIds }: WorkStep, action: UnknownAction): boolean =>
  segmentSelectionToggled.match(action) &&
  action.payload.selected &&
  isTaking(title) &&
  segmentIds[0] === action.payload.id;

/** Two steps as one act, undone together. */
const together = (first: WorkStep, second: WorkStep): WorkStep => ({
  ...first,
  before: joined([second.before, first.before]),
  after: joined([first.after, second.after]),
});

/**
 * A segment that comes or goes with a step takes along what programs have read of it since, which is no step of
 * its own. So the other side of the step becomes what was there when it was taken back, or done again.
 */
function withPresent(
  before: WorkState,
  { segments, structures, compounds, history }: WorkState,
  side: 'after' | 'before',
): WorkState['history'] {
  const list = side === 'after' ? 'undone' : 'done';
  const step = history[list].at(-1);
  const ids = Object.keys(step?.before.segments ?? {});
  const change = changeBetween(before, { segments, structures, compounds, history }, ids);
  if (!step || !change) return history;
  const present = { ...step, [side]: joined([step[side], change.before]) };
  return { ...history, [list]: [...history[list].slice(0, -1), present] };
}

/** A preloaded state may have some parts only. */
const isOfWork = (state: unknown): state is WorkState =>
  typeof state === 'object' &&
  state !== null &&
  'segments' in state &&
  'structures' in state &&
  'compounds' in state &&
  'history' in state;
