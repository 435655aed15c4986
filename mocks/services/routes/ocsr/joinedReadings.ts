import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import type { JoinInput, JoinOutput } from '../../../engine/tasks/joinTask';
import { RunnerError } from '../../tasks/runnerError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DrawingSource } from './drawingSource';

/** How a drawing is answered. */
export interface AnswerOptions extends Pick<JoinInput, 'depiction'> {
  /** Whether without a program that is not there yet. */
  readonly acceptsUnconfirmed?: boolean;
  /** Whether by a hand. */
  readonly handDrawn?: boolean;
}

/** What readings say together; without those that failed. */
export interface JoinedSound {
  readonly joined: JoinOutput;
  readonly failed: ReadonlyMap<ReadingProgram, unknown>;
}

/**
 * Joins what programs read from a drawing. If that fails, as the chemistry of hostile graphs may, each reading is
 * tried alone, and the others are joined without the one that is to blame, and without table and picture.
 */
export async function joinedReadings(
  pool: TaskRunner,
  { place }: DrawingSource,
  input: Omit<JoinInput, 'touchesEdge' | 'table'>,
  work: Work,
): Promise<JoinedSound> {
  const { touches_edge: touchesEdge = false, table } = place?.segment ?? {};
  const failed = new Map<ReadingProgram, unknown>();
  const join = (more: Partial<JoinInput>) =>
    pool.run('chemistry.joinReadings', { ...input, touchesEdge, ...more }, work);
  try {
    return { joined: await join({ table }), failed };
  } catch (error) {
    work.signal.throwIfAborted();
    // No worker came up, or what it needs: whatever is asked.
    if (error instanceof RunnerError && error.status === 503) throw error;
  }
  for (const reading of input.readings) {
    try {
      await join({ readings: [reading], depiction: undefined });
    } catch (error) {
      work.signal.throwIfAborted();
      failed.set(reading.program, error);
    }
  }
  const readings = input.readings.filter(({ program }) => !failed.has(program));
  return { joined: await join({ readings, depiction: undefined }), failed };
}
