import type { Action, Reducer } from '@reduxjs/toolkit';
import { replayTrace, type Trace } from '@/features/traces';
import { rootReducer } from '../store';

/** The root reducer for actions and states of any origin: the replay detects those it cannot handle. */
export const anyReducer = rootReducer as unknown as Reducer<unknown, Action>;

/**
 * What went wrong in a replay, with the position and type of the action; empty if everything was reproduced.
 */
export const replayProblems = (trace: Trace): readonly unknown[] =>
  [...replayTrace(anyReducer, trace)].flatMap(({ index, step, problems }) =>
    problems.map((problem) => ({ index, type: step.action.type, problem })),
  );
