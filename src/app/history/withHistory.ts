import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { WorkStep } from '@/domain/workChange';
import { compoundFieldsSet } from '@/features/compounds';
import { stepUndone, withStep } from '@/features/history';
import { segmentSelectionToggled } from '@/features/segments';
import { changeBetween, joined } from './changeBetween';
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
    if (stepUndone.match(action)) return keepingReadings(state, next);
    const act = actOf(state, action);
    const change = act && changeBetween(state, next, act.ids);
    if (!change) return next;
    const { title, takesStructure } = act;
    const step = { title, ...change, ...(takesStructure && { takesStructure }) };
    const last = next.history.done.at(-1);
    if (last && (isSelectionOf(last, action) || isMoreOf(last, action))) {
      const done = [...next.history.done.slice(0, -1), together(last, step)];
      return { ...next, history: { done, undone: [] } };
    }
    return { ...next, history: withStep(next.history, step) };
  };

/**
 * A structure that goes when its step is undone comes back as it was at that moment: with the versions that
 * later steps, undone before it, put on top.
 */
function keepingReadings<State extends WorkState>(before: State, next: State): State {
  const step = next.history.undone.at(-1);
  if (!step?.after.structures) return next;
  const structures = Object.fromEntries(
    Object.entries(step.after.structures).map(
      ([key, structure]) => [key, before.structures.entities[key] ?? structure] as const,
    ),
  );
  const kept = { ...step, after: { ...step.after, structures } };
  return {
    ...next,
    history: { ...next.history, undone: [...next.history.undone.slice(0, -1), kept] },
  };
}

/** Editing a structure or taking another reading selects the segment in a fact of its own. */
const isSelectionOf = ({ takesStructure, segmentIds }: WorkStep, action: UnknownAction): boolean =>
  segmentSelectionToggled.match(action) &&
  action.payload.selected &&
  takesStructure === true &&
  segmentIds[0] === action.payload.id;

/** A field is kept several times while it is typed into. */
const isMoreOf = ({ segmentIds, after }: WorkStep, action: UnknownAction): boolean =>
  compoundFieldsSet.match(action) &&
  action.payload.continues === true &&
  after.drafts !== undefined &&
  segmentIds.join() === action.payload.ids.join();

/** Two steps as one act, undone together. */
const together = (first: WorkStep, second: WorkStep): WorkStep => ({
  ...first,
  before: joined([second.before, first.before]),
  after: joined([first.after, second.after]),
});

/** A preloaded state may have some parts only. */
const isOfWork = (state: unknown): state is WorkState =>
  typeof state === 'object' &&
  state !== null &&
  'segments' in state &&
  'structures' in state &&
  'compounds' in state &&
  'history' in state;
