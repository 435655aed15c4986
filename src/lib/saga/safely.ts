import { call, type SagaGenerator } from './effects';

/**
 * Wraps a saga so that a bug in it is reported instead of ending its siblings. It is not restarted: a saga
 * that failed because of a bug would fail again, and a silent restart hides the cause.
 *
 * @param name shown in the report
 */
export function safely(
  name: string,
  saga: () => SagaGenerator<void>,
  report: (name: string, error: unknown) => SagaGenerator<void>,
): () => SagaGenerator<void> {
  return function* guarded(): SagaGenerator<void> {
    try {
      // Called, not delegated to: the error of a forked worker only reaches the caller of its parent.
      yield* call(saga);
    } catch (error) {
      yield* report(name, error);
    }
  };
}
