import type { ServicesConfig } from '../config';
import { MemoryArticleCache } from '../stores/memoryArticleCache';
import type { TaskResultCache } from '../stores/taskResultCache';
import { articleProgramOf } from '../tasks/articleTasks';
import { cachedTasks } from '../tasks/cachedTasks';
import type { TaskRunner } from '../tasks/taskRunner';
import { readingProgramOf } from './ocsr/engines';
import type { OsraProgram } from './ocsr/osraProgram';

interface Caches {
  readonly config: Pick<ServicesConfig, 'recognitionCache' | 'articleCache'>;
  /** Shared by all processes. */
  readonly readings: TaskResultCache;
  readonly osra: OsraProgram;
}

/** A pool behind the caches that are switched on. */
export function withCaches(pool: TaskRunner, { config, readings, osra }: Caches): TaskRunner {
  const reading = config.recognitionCache
    ? cachedTasks(pool, readings, readingProgramOf(osra))
    : pool;
  return config.articleCache
    ? cachedTasks(reading, new MemoryArticleCache(), articleProgramOf)
    : reading;
}
