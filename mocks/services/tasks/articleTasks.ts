import type { TaskName } from '../../engine/tasks/taskRegistry';
import type { KeptProgramOf } from './cachedTasks';

/**
 * What an article is asked from the drop to its structures, if it takes a noticeable time and depends on
 * nothing but its input. Reading drawings is kept apart, in a cache that other processes share.
 */
const ARTICLE_TASKS: ReadonlySet<TaskName> = new Set<TaskName>([
  'annotation.annotate',
  'chemistry.depict',
  'chemistry.identify',
  'chemistry.joinReadings',
  'documents.findDoi',
  'documents.readText',
  'segmentation.findMentions',
  'segmentation.findSegments',
]);

/** The results never leave the process that made them, so that they need no version. */
export const articleProgramOf: KeptProgramOf = async (task) =>
  ARTICLE_TASKS.has(task) ? 'engine' : null;
