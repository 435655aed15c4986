import { isAction, type Middleware } from '@reduxjs/toolkit';
import { actOf, stepRedone, stepUndone, type WorkState } from '@/article';
import { selectReviewer, type JudgingRootState } from '@/features/judging';
import type { Platform } from '@/platform/platform';

/**
 * Adds to every act of the user who acts, if they gave a name, and when: reducers have no clock. It stands last, so
 * that the reducers and the recorder of traces get the same action; sagas, which need neither, get it as it was put.
 */
export const stampActs =
  ({
    clock,
  }: Pick<Platform, 'clock'>): Middleware<
    unknown,
    JudgingRootState & { readonly article: WorkState }
  > =>
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isAction(action)) return next(action);
    const state = getState();
    const isStep = stepUndone.match(action) || stepRedone.match(action);
    if (!isStep && !actOf(state.article, action)) return next(action);
    const by = selectReviewer(state);
    const act = { at: new Date(clock.now()).toISOString(), ...(by && { by }) };
    // With the mark by which the recorder knows what sagas put.
    const marked = Object.defineProperties({}, Object.getOwnPropertyDescriptors(action));
    return next(Object.assign(marked, { meta: { act } }));
  };
