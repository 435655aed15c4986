import type { TaskName } from '../../engine/tasks/taskRegistry';
import type { KeptProgramOf } from './cachedTasks';

/** What is the same for the same article, and takes a noticeable time. */
const ARTICLE_TASKS: ReadonlySet<TaskName> = new Set<TaskName>([
  'documents.readText',
  'documents.findDoi',
  'segmentation.findSegments',
  'segmentation.findMentions',
]);

/** The results never leave the process that made them, so that they need no version. */
export const articleProgramOf: KeptProgramOf = async (task) =>
  ARTICLE_TASKS.has(task) ? 'engine' : null;
