import { TaskError } from './taskError';

/** A task that was stopped because it took more memory or time than it may. */
export class TaskTooHeavy extends TaskError {
  constructor(
    readonly budget: 'memory' | 'time',
    message: string,
  ) {
    super(budget === 'time' ? 504 : 422, message);
    this.name = 'TaskTooHeavy';
  }
}
