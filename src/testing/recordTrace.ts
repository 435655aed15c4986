import type { Action } from '@reduxjs/toolkit';
import { take, type SagaGenerator } from '@/lib/saga/effects';
import type { TestStore } from './makeTestStore';

/** Every action from now on with the state after it, as in a trace. */
export function recordTrace({ runSaga, store }: Pick<TestStore, 'runSaga' | 'store'>) {
  const trace: [action: Action, state: unknown][] = [];
  runSaga(function* recorder(): SagaGenerator<void> {
    for (;;) trace.push([yield* take('*'), store.getState()]);
  });
  return trace;
}

export const actionTypes = (trace: readonly (readonly [Action, unknown])[]) =>
  trace.map(([{ type }]) => type);
