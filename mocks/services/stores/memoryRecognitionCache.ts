import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import { BoundedEntries } from './boundedEntries';
import type { TaskResultCache } from './taskResultCache';

/** Characters of all entries together; a drawing of 30 atoms takes 4,000. */
export const MAX_READINGS_LENGTH = 16 * 1024 * 1024;

/** A working day, in milliseconds. */
export const MAX_READINGS_AGE_MS = 12 * 3_600_000;

export interface CacheLimits {
  readonly maxLength?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
}

/** The readings of a single process, in memory. */
export class MemoryRecognitionCache implements TaskResultCache {
  readonly #texts: BoundedEntries<string>;

  constructor({
    maxLength = MAX_READINGS_LENGTH,
    maxAgeMs = MAX_READINGS_AGE_MS,
    now = Date.now,
  }: CacheLimits = {}) {
    this.#texts = new BoundedEntries({ maxWeight: maxLength, maxAgeMs, now });
  }

  async get<Task extends TaskName>(task: Task, key: string) {
    const text = this.#texts.get(nameOf(task, key));
    return text === undefined ? undefined : readingOf(task, text);
  }

  async put<Task extends TaskName>(task: Task, key: string, reading: TaskResult<Task>) {
    const name = nameOf(task, key);
    const text = JSON.stringify(reading);
    this.#texts.put(name, text, name.length + text.length);
  }
}

const nameOf = (task: TaskName, key: string) => `${task} ${key}`;

/** Only `put` writes texts of a task, and it accepts no other type of reading. */
const readingOf = <Task extends TaskName>(_task: Task, text: string): TaskResult<Task> =>
  JSON.parse(text);
