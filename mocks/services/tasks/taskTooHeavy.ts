import { RunnerError } from './runnerError';

/** A task that was stopped because it exceeded its memory or time limit. */
export class TaskTooHeavy extends RunnerError {
  constructor(
    readonly budget: 'memory' | 'time',
    message: string,
  ) {
    super(budget === 'time' ? 504 : 422, message);
    this.name = 'TaskTooHeavy';
  }
}
