import { select, take, type SagaGenerator } from './effects';

/** Waits until the selector returns something truthy: on state, not on a guess about actions. */
export function* waitFor<State, T>(selector: (state: State) => T): SagaGenerator<NonNullable<T>> {
  for (;;) {
    const value = yield* select(selector);
    if (value) return value;
    yield* take('*');
  }
}
