import { RunnerError } from './runnerError';
import type { TaskRunner } from './taskRunner';

/**
 * Loads what the first requests would wait for. A machine that is too busy for that is no broken one: it serves
 * without.
 *
 * @throws Error if a task fails for another reason, such as a canvas that cannot be loaded
 */
export async function warmUp(pool: TaskRunner, stopping: AbortSignal): Promise<void> {
  try {
    await pool.run('documents.checkRendering', null, { owner: null });
    await pool.run('chemistry.canonicalise', { smilesList: ['C'] }, { owner: null });
    // Release what was loaded: the first request may be hours away.
    pool.rest();
  } catch (error) {
    // Stopped with Ctrl-C while warming up: not a failure.
    if (!stopping.aborted && !(error instanceof RunnerError)) throw error;
  }
}
