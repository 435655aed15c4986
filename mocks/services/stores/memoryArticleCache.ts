import { MAX_READINGS_AGE_MS, type CacheLimits } from './memoryRecognitionCache';
import { MemoryResultCache } from './memoryResultCache';

/** Bytes of pictures and characters of text together; an article takes 0.3 to 4 million. */
const MAX_ARTICLES_LENGTH = 32 * 1024 * 1024;

/**
 * What was found in articles: text and cut-outs, which no other process gets and no disk. Kept as they are,
 * as JSON would triple the bytes of pictures.
 */
export class MemoryArticleCache extends MemoryResultCache<unknown> {
  constructor({
    maxLength = MAX_ARTICLES_LENGTH,
    maxAgeMs = MAX_READINGS_AGE_MS,
    now = Date.now,
  }: CacheLimits = {}) {
    const form = { keep: copyOf, weigh: sizeOf, restore: copyOf };
    super(form, { maxWeight: maxLength, maxAgeMs, now });
  }
}

/** A function of its own, as browsers throw "Illegal invocation" where `structuredClone` is called as a method. */
const copyOf = (value: unknown): unknown => structuredClone(value);

/** Bytes and characters; what is neither counts as the eight bytes of a number. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + sizeOf(each), 0);
}
