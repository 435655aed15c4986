import { mayHold, type BloomFilter } from '../taxa/bloomFilter';

/** Ordinary English words: a word that is none is often a name. */
export interface WordLists {
  /** Words of everyday texts; the names of well-known drugs are among them. */
  readonly common: BloomFilter;
  /** Rarer words. */
  readonly rare: BloomFilter;
}

const WORD = /^[a-z]{3,}$/;

/** How ordinary a word in lower case is; each is looked up once. */
export function wordKinds({ common, rare }: WordLists): (low: string) => string {
  const kinds = new Map<string, string>();
  const kindOf = (low: string): string => {
    if (!WORD.test(low)) return '#';
    if (mayHold(common, low)) return COMMON;
    return mayHold(rare, low) ? 'rare' : 'unlisted';
  };
  return (low) => {
    const kind = kinds.get(low) ?? kindOf(low);
    kinds.set(low, kind);
    return kind;
  };
}

export const COMMON = 'common';
