import { RunnerError } from '../../services/tasks/runnerError';
import type { AdmissionDecision } from './admission';
import { fromFailureRecord } from './failureRecord';
import { POISONED } from './jobMessages';

/** Seconds that a waiting task takes a worker, for the advice when to ask again. */
const SECONDS_EACH = 1;
const MAX_ADVICE_S = 60;

/** The failure of a task that is not let into the queue. */
export function refusal(decision: Exclude<AdmissionDecision, { kind: 'admitted' }>): Error {
  if (decision.kind === 'poisoned') return fromFailureRecord(POISONED);
  const advice = Math.min(MAX_ADVICE_S, Math.max(1, Math.ceil(decision.waiting * SECONDS_EACH)));
  return decision.kind === 'full'
    ? new RunnerError(503, 'Too much work is waiting at the moment', advice)
    : new RunnerError(429, 'Too much work of this session is waiting', advice);
}
