import { RunnerError } from './runnerError';

/** A part of the engine that a task needs did not arrive, or its download was cancelled. */
export class PartUnavailable extends RunnerError {
  constructor(message: string) {
    super(503, message);
    this.name = 'PartUnavailable';
  }
}
