import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';

/**
 * What programs read from drawings, for all sessions, by keys derived from the drawing's bytes: whoever knows
 * a key has the drawing. Entries may be dropped at any time. Each method is atomic; returned values are the
 * caller's own copies.
 */
export interface RecognitionCache {
  get<Task extends TaskName>(task: Task, key: string): Promise<TaskResult<Task> | undefined>;
  put<Task extends TaskName>(task: Task, key: string, reading: TaskResult<Task>): Promise<void>;
}
