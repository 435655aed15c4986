import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import { BoundedEntries } from './boundedEntries';
import type { TaskResultCache } from './taskResultCache';

/** Bytes of pictures and characters of text together; an article takes 0.3 to 4 million. */
const MAX_ARTICLES_SIZE = 32 * 1024 * 1024;

/** A working day, in milliseconds. */
const MAX_ARTICLES_AGE_MS = 12 * 3_600_000;

export interface ArticleCacheLimits {
  /** Bytes and characters. */
  readonly maxSize?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
}

/**
 * What was found in articles: text and cut-outs, which no other process gets and no disk. Kept as they are,
 * as JSON would triple the bytes of pictures.
 */
export class MemoryArticleCache implements TaskResultCache {
  readonly #results: BoundedEntries<unknown>;

  constructor({
    maxSize = MAX_ARTICLES_SIZE,
    maxAgeMs = MAX_ARTICLES_AGE_MS,
    now = Date.now,
  }: ArticleCacheLimits = {}) {
    this.#results = new BoundedEntries({ maxWeight: maxSize, maxAgeMs, now });
  }

  async get<Task extends TaskName>(task: Task, key: string) {
    const result = this.#results.get(nameOf(task, key));
    return result === undefined ? undefined : resultOf(task, structuredClone(result));
  }

  async put<Task extends TaskName>(task: Task, key: string, result: TaskResult<Task>) {
    const name = nameOf(task, key);
    this.#results.put(name, structuredClone(result), name.length + sizeOf(result));
  }
}

const nameOf = (task: TaskName, key: string) => `${task} ${key}`;

/** Only `put` writes results of a task, and it accepts no other type of result. */
const resultOf = <Task extends TaskName>(_task: Task, result: unknown) =>
  result as TaskResult<Task>;

/** Bytes and characters; what is neither counts as the eight bytes of a number. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + sizeOf(each), 0);
}
