import type { Action, Reducer } from '@reduxjs/toolkit';
import { withoutNoise } from '../recording/noise';
import type { Trace, TraceStep } from './readTrace';
import { findUnserialisable } from './serialisable';
import { stateDiff, type StateChange } from './stateDiff';
import { stateDigest } from '../recording/stateDigest';

export type ReplayProblem =
  /** `differences` is only available if the trace contains the whole state, not just its digest. */
  | { readonly kind: 'not reproduced'; readonly differences: readonly StateChange[] }
  | { readonly kind: 'not serialisable'; readonly where: 'action' | 'state'; readonly path: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface ReplayedStep {
  /** From 1; 0 is the initial state. */
  readonly index: number;
  readonly step: TraceStep;
  readonly before: unknown;
  readonly after: unknown;
  readonly problems: readonly ReplayProblem[];
}

// Replays accept any action, so nothing narrower than redux's own type works.
type AnyReducer = Reducer<unknown, Action>;

const START: Action = { type: '@@INIT' };

/** The initial state of a trace; slices it does not contain are taken from the application. */
export const startOf = (reducer: AnyReducer, { start }: Trace): unknown => reducer(start, START);

/** Runs a trace through the reducers, step by step, and checks it against everything the trace records. */
export function* replayTrace(reducer: AnyReducer, trace: Trace): Generator<ReplayedStep> {
  let before = startOf(reducer, trace);
  for (const [place, step] of trace.steps.entries()) {
    const { after, refused } = reduce(reducer, before, step.action);
    const problems = refused ?? [...unserialisable(step, after), ...unlike(step, after)];
    yield { index: place + 1, step, before, after, problems };
    before = after;
  }
}

interface Reduced {
  readonly after: unknown;
  readonly refused?: readonly ReplayProblem[];
}

/** A payload from another version may make a reducer throw. */
function reduce(reducer: AnyReducer, before: unknown, action: Action): Reduced {
  try {
    return { after: reducer(before, action) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { after: before, refused: [{ kind: 'refused', message }] };
  }
}

function unserialisable({ action }: TraceStep, after: unknown): ReplayProblem[] {
  const inAction = findUnserialisable(action);
  const inState = findUnserialisable(after);
  return [
    ...(inAction === undefined ? [] : [problemAt('action', inAction)]),
    ...(inState === undefined ? [] : [problemAt('state', inState)]),
  ];
}

const problemAt = (where: 'action' | 'state', path: string): ReplayProblem => ({
  kind: 'not serialisable',
  where,
  path,
});

function unlike({ state, digest }: TraceStep, after: unknown): ReplayProblem[] {
  const found = withoutNoise(after);
  if (state !== undefined) {
    const expected = withoutNoise(state);
    if (stateDigest(expected) === stateDigest(found)) return [];
    return [{ kind: 'not reproduced', differences: stateDiff(expected, found) }];
  }
  if (digest === undefined || digest === stateDigest(found)) return [];
  return [{ kind: 'not reproduced', differences: [] }];
}
