import { MemoryResultCache } from './memoryResultCache';

/** Characters of all entries together; a drawing of 30 atoms takes 4,000. */
export const MAX_READINGS_LENGTH = 16 * 1024 * 1024;

/** A working day, in milliseconds. */
export const MAX_READINGS_AGE_MS = 12 * 3_600_000;

export interface CacheLimits {
  readonly maxLength?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
}

/** The readings of a single process, as JSON. */
export class MemoryRecognitionCache extends MemoryResultCache<string> {
  constructor({
    maxLength = MAX_READINGS_LENGTH,
    maxAgeMs = MAX_READINGS_AGE_MS,
    now = Date.now,
  }: CacheLimits = {}) {
    const form = { keep: JSON.stringify, weigh: lengthOf, restore: JSON.parse };
    super(form, { maxWeight: maxLength, maxAgeMs, now });
  }
}

const lengthOf = (text: string): number => text.length;
