import { backoffDelay, type BackoffPolicy } from './backoff';
import type { SagaGenerator } from './effects';
import { steadyDelay } from './steadyDelay';

export interface FailedAttempt {
  /** 1 for the first. */
  readonly attempt: number;
  readonly error: unknown;
  /** Wait before the next attempt; `undefined` after the last. */
  readonly retryInMs: number | undefined;
}

/** Thrown by work that must not be retried: more attempts would do harm, or have the same result. */
export class FinalFailure extends Error {
  override readonly name: string = 'FinalFailure';
}

/**
 * Runs `work` until it succeeds, fails for good (`FinalFailure`), or the policy's attempts are used up.
 *
 * @param work receives the number of the attempt, from 1
 * @param onFailed called on every failure, so that the user sees what is being tried
 * @throws the last attempt's error
 */
export function* withBackoff<T>(
  policy: BackoffPolicy,
  work: (attempt: number) => SagaGenerator<T>,
  onFailed?: (failure: FailedAttempt) => SagaGenerator<void>,
): SagaGenerator<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* work(attempt);
    } catch (error) {
      const last = attempt >= policy.attempts || error instanceof FinalFailure;
      const retryInMs = last ? undefined : backoffDelay(policy, attempt);
      if (onFailed) yield* onFailed({ attempt, error, retryInMs });
      if (retryInMs === undefined) throw error;
      yield* steadyDelay(retryInMs);
    }
  }
}
