import { isAction, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import type { Clock } from '@/platform/clock';
import { isNoise } from './noise';

/** What dispatched an action: a view (or a platform callback), a saga, or RTK Query. */
export type Origin = 'view' | 'saga' | 'query';

export interface RecordedStep {
  readonly action: Action;
  /** ms since the epoch */
  readonly at: number;
  readonly origin: Origin;
  /** The state after the action; shares all unchanged objects with its neighbours. */
  readonly state: unknown;
}

export interface RecordedTrace {
  /** The state before the first step; dropping older steps moves it forward. */
  readonly start: unknown;
  readonly steps: readonly RecordedStep[];
  /** Number of older steps that were dropped. */
  readonly droppedCount: number;
}

export interface TraceRecorder {
  readonly enhancer: StoreEnhancer;
  /** A snapshot of the steps kept so far; later steps do not change it. */
  recorded(): RecordedTrace;
}

/** The same limit as DevTools: enough for a whole curation session. */
export const TRACE_LENGTH = 2000;

/**
 * redux-saga marks actions dispatched by its effects; the mark is not enumerable, so it never reaches JSON.
 */
const SAGA_MARK = '@@redux-saga/SAGA_ACTION';

function originOf(action: Action): Origin {
  if (action.type.startsWith(`${marcusApi.reducerPath}/`)) return 'query';
  return Reflect.get(action, SAGA_MARK) === true ? 'saga' : 'view';
}

/**
 * A flight recorder: keeps the latest actions with the state after each, also in production builds, so that a
 * user can save what happened. It keeps references instead of copies, and drops the oldest steps.
 *
 * The state is recorded by the store's first listener: nothing else can be dispatched between a reducer and
 * that listener, whereas a later listener may dispatch before the outer `dispatch` returns.
 */
export function createTraceRecorder(clock: Clock, length: number = TRACE_LENGTH): TraceRecorder {
  let start: unknown;
  let droppedCount = 0;
  const steps: RecordedStep[] = [];
  const dispatched: Action[] = [];

  function keep(step: RecordedStep): void {
    steps.push(step);
    if (steps.length <= length) return;
    start = steps.shift()?.state;
    droppedCount += 1;
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    start = store.getState();
    store.subscribe(() => {
      const action = dispatched.pop();
      if (!action || isNoise(action)) return;
      keep({ action, at: clock.now(), origin: originOf(action), state: store.getState() });
    });
    const { dispatch } = store;
    return {
      ...store,
      dispatch: (action) => {
        const depth = dispatched.length;
        if (isAction(action)) dispatched.push(action);
        try {
          return dispatch(action);
        } finally {
          // An action that made a reducer throw never took effect.
          dispatched.length = Math.min(dispatched.length, depth);
        }
      },
    };
  };

  return { enhancer, recorded: () => ({ start, steps: [...steps], droppedCount }) };
}
