/** A filter with more hashes is damaged: those of one in a million false words take 20. */
export const MOST_HASHES = 32;

/**
 * A set of words in a fixed number of bits (Bloom 1970): every word of it is found, and a known share of all
 * others, too.
 */
export interface BloomFilter {
  /** Bits set for each word. */
  readonly hashes: number;
  readonly bits: Uint8Array;
}

/** @param falseShare share of other words that may be found, above 0 and below 1 */
export function bloomFilterOf(words: readonly string[], falseShare: number): BloomFilter {
  const bitsPerWord = -Math.log(falseShare) / Math.LN2 ** 2;
  const bits = new Uint8Array(Math.max(1, Math.ceil((words.length * bitsPerWord) / 8)));
  const hashes = Math.max(1, Math.round(bitsPerWord * Math.LN2));
  for (const word of words) {
    for (const bit of bitsOf(word, hashes, bits.length * 8)) {
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { hashes, bits };
}

export const mayHold = ({ hashes, bits }: BloomFilter, word: string): boolean =>
  bitsOf(word, hashes, bits.length * 8).every((bit) => ((bits[bit >>> 3] ?? 0) >> (bit & 7)) & 1);

/** Double hashing (Kirsch and Mitzenmacher 2006): two hashes make any number of them. */
function bitsOf(word: string, count: number, size: number): number[] {
  const first = fnv1a(word, 0x811c9dc5);
  const second = fnv1a(word, 0x01000193) | 1;
  return Array.from({ length: count }, (_, k) => ((first + k * second) >>> 0) % size);
}

/** FNV-1a over UTF-16 units, its bits mixed at the end, as the last letters alone reach few of them. */
export function fnv1a(word: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
