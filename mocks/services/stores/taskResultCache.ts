import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';

/**
 * What tasks found in drawings or articles, for all sessions, by keys derived from their bytes: whoever knows a
 * key has the drawing or the article. Entries may be dropped at any time. Each method is atomic; returned values are the
 * caller's own copies.
 */
export interface TaskResultCache {
  get<Task extends TaskName>(task: Task, key: string): Promise<TaskResult<Task> | undefined>;
  put<Task extends TaskName>(task: Task, key: string, result: TaskResult<Task>): Promise<void>;
}
