import type { DictionaryBytes } from './nameDictionary';

/** A dictionary's file that is held in memory, such as the sample. */
export const bytesInMemory = (all: Uint8Array): DictionaryBytes => ({
  size: all.length,
  read: (start, length) => Promise.resolve(all.subarray(start, start + length)),
});
