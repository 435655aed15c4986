/** How long to wait between attempts. All times in milliseconds. */
export interface BackoffPolicy {
  /** Total number of attempts. */
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly factor: number;
  readonly maxDelayMs: number;
}

/**
 * The wait before attempt `attempt + 1`, after `attempt` (1, 2 …) has failed. redux-saga's own `retry` always
 * waits equally long, so it cannot express this.
 */
export function backoffDelay(policy: BackoffPolicy, attempt: number): number {
  return Math.min(policy.maxDelayMs, policy.firstDelayMs * policy.factor ** (attempt - 1));
}
