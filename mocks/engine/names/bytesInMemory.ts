import type { DictionaryBytes } from './nameDictionary';

export const bytesInMemory = (all: Uint8Array): DictionaryBytes => ({
  size: all.length,
  read: (start, length) => Promise.resolve(all.subarray(start, start + length)),
});
