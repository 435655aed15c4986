import { RunnerError } from './runnerError';

/** A task was not to wait for what its program lacks, such as files that have yet to be fetched. */
export class ProgramAwaited extends RunnerError {
  constructor() {
    super(503, 'The program is not there yet');
    this.name = 'ProgramAwaited';
  }
}
