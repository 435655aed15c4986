import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import type { RecognitionCache } from './recognitionCache';

/** Characters of all entries together; a drawing of 30 atoms takes 4,000. */
export const MAX_READINGS_LENGTH = 16 * 1024 * 1024;

/** A working day, in milliseconds. */
export const MAX_READINGS_AGE_MS = 12 * 3_600_000;

interface Entry {
  readonly text: string;
  readonly storedAt: number;
}

export interface CacheLimits {
  readonly maxLength?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
}

/** The readings of a single process, in memory; those not used for longest are dropped first. */
export class MemoryRecognitionCache implements RecognitionCache {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  #length = 0;
  readonly #maxLength: number;
  readonly #maxAgeMs: number;
  readonly #now: () => number;

  constructor({
    maxLength = MAX_READINGS_LENGTH,
    maxAgeMs = MAX_READINGS_AGE_MS,
    now = Date.now,
  }: CacheLimits = {}) {
    this.#maxLength = maxLength;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  async get<Task extends TaskName>(task: Task, key: string) {
    const name = nameOf(task, key);
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#remove(name, entry);
    if (this.#isTooOld(entry)) return undefined;
    this.#add(name, entry);
    return readingOf(task, entry.text);
  }

  async put<Task extends TaskName>(task: Task, key: string, reading: TaskResult<Task>) {
    const name = nameOf(task, key);
    const replaced = this.#entries.get(name);
    if (replaced) this.#remove(name, replaced);
    this.#add(name, { text: JSON.stringify(reading), storedAt: this.#now() });
    for (const [each, entry] of this.#entries) {
      if (this.#length > this.#maxLength || this.#isTooOld(entry)) this.#remove(each, entry);
    }
  }

  #isTooOld({ storedAt }: Entry): boolean {
    return this.#now() - storedAt > this.#maxAgeMs;
  }

  #add(name: string, entry: Entry): void {
    this.#entries.set(name, entry);
    this.#length += lengthOf(name, entry);
  }

  #remove(name: string, entry: Entry): void {
    this.#entries.delete(name);
    this.#length -= lengthOf(name, entry);
  }
}

const nameOf = (task: TaskName, key: string) => `${task} ${key}`;

const lengthOf = (name: string, { text }: Entry) => name.length + text.length;

/** Only `put` writes texts of a task, and it accepts no other type of reading. */
const readingOf = <Task extends TaskName>(_task: Task, text: string): TaskResult<Task> =>
  JSON.parse(text);
