import { replayTrace, type Trace } from '@/features/traces';
import { anyReducer } from '../anyReducer';

/**
 * What went wrong in a replay, with the position and type of the action; empty if everything was reproduced.
 */
export const replayProblems = (trace: Trace): readonly unknown[] =>
  [...replayTrace(anyReducer, trace)].flatMap(({ index, step, problems }) =>
    problems.map((problem) => ({ index, type: step.action.type, problem })),
  );
