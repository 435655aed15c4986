import { toErrorAnswer } from '../../http/errorAnswer';
import { HttpError } from '../../http/httpError';
import { TaskTooHeavy } from '../../tasks/taskTooHeavy';

/**
 * The answer, in the contract's wording, when a text could not be annotated: 500 if the program or the language
 * model failed; for a text that takes too long or too much memory the limit's own status, as of any other task.
 */
export function annotationFailed(error: unknown, failure: string): HttpError {
  const status = error instanceof TaskTooHeavy ? error.status : 500;
  return new HttpError(status, `${failure}: ${String(toErrorAnswer(error).body.detail)}`);
}
