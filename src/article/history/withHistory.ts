import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { WorkStep } from '@/domain/workChange';
import { isSameDraft } from '@/domain/compoundDraft';
import { compoundFieldsReset, compoundFieldsSet } from '../compounds.slice';
import { stepRedone, stepUndone, withStep } from '../history.slice';
import { segmentSelectionToggled } from '../segments.slice';
import { changeBetween, joined } from './changeBetween';
import { actOf } from './undoableFacts';
import type { WorkState } from './workState';

/**
 * Records a step for every undoable fact that changed something. Around the article, because a step spans its
 * slices, and in the reducer, because a replay has to arrive at the same list.
 */
export const withHistory =
  <State extends WorkState, Preloaded>(
    reducer: Reducer<State, UnknownAction, Preloaded>,
  ): Reducer<State, UnknownAction, Preloaded> =>
  (state, action) => {
    const next = reducer(state, action);
    if (next === state || !isWhole(state)) return next;
    if (stepUndone.match(action)) return { ...next, history: withPresent(state, next, 'after') };
    if (stepRedone.match(action)) return { ...next, history: withPresent(state, next, 'before') };
    const act = actOf(state, action);
    const change = act && changeBetween(state, next, act.ids);
    if (!change) return next;
    const { title, takesStructure } = act;
    const step = { title, ...change, ...(takesStructure && { takesStructure }) };
    const last = next.history.done.at(-1);
    if (last && (isSelectionOf(last, action) || isMoreOf(last, action))) {
      const both = together(last, step);
      const earlier = next.history.done.slice(0, -1);
      const done = isTakenBack(both) ? earlier : [...earlier, both];
      return { ...next, history: { ...next.history, done, undone: [] } };
    }
    return { ...next, history: withStep(next.history, step) };
  };

/** Editing a structure or taking another reading selects the segment in a fact of its own. */
const isSelectionOf = ({ takesStructure, segmentIds }: WorkStep, action: UnknownAction): boolean =>
  segmentSelectionToggled.match(action) &&
  action.payload.selected &&
  takesStructure === true &&
  segmentIds[0] === action.payload.id;

/** A field is kept several times while it is typed into. */
const isMoreOf = ({ segmentIds, after }: WorkStep, action: UnknownAction): boolean =>
  (compoundFieldsSet.match(action) || compoundFieldsReset.match(action)) &&
  action.payload.continues === true &&
  after.drafts !== undefined &&
  segmentIds.join() === action.payload.ids.join();

/** Two steps as one act, undone together. */
const together = (first: WorkStep, second: WorkStep): WorkStep => ({
  ...first,
  before: joined([second.before, first.before]),
  after: joined([first.after, second.after]),
});

/** Typing that ends with the text it began with is no step. */
const isTakenBack = ({ before, after }: WorkStep): boolean =>
  Object.keys({ ...before, ...after }).join() === 'drafts' &&
  Object.keys({ ...before.drafts, ...after.drafts }).every((id) =>
    isSameDraft(before.drafts?.[id], after.drafts?.[id]),
  );

/**
 * A segment that a step adds or removes takes along what programs have read of it since, which is no step of
 * its own; a structure that goes takes along the versions added by later steps that were undone first. So the
 * other side of the step becomes what was there when it was undone or redone.
 */
function withPresent(
  before: WorkState,
  next: WorkState,
  side: 'after' | 'before',
): WorkState['history'] {
  const list = side === 'after' ? 'undone' : 'done';
  const step = next.history[list].at(-1);
  const ids = step?.before.structures ? step.segmentIds : Object.keys(step?.before.segments ?? {});
  const change = changeBetween(before, next, ids);
  if (!step || !change) return next.history;
  const present = { ...step, [side]: joined([step[side], change.before]) };
  return { ...next.history, [list]: [...next.history[list].slice(0, -1), present] };
}

/** Before the first action there is none, or the parts that a store was given. */
export const isWhole = (state: unknown): state is WorkState =>
  typeof state === 'object' && state !== null && 'history' in state;
