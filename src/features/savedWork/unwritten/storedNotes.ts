import type { KeyValueStorage } from '@/platform/storage';
import { NOTE_KEY } from './unwrittenNote';

/** A note as it lies in local storage. */
export interface StoredNote {
  readonly key: string;
  readonly text: string;
}

/**
 * Notes of one article. As a rule there is one; another is put beside it by a page that does not know what
 * the first one says.
 */
const MOST_OF_AN_ARTICLE = 8;

const KEY = new RegExp(
  String.raw`^${NOTE_KEY.replaceAll('.', String.raw`\.`)}([0-9a-f]{64})(\.[1-${MOST_OF_AN_ARTICLE - 1}])?$`,
);

const hashOf = (key: string): string | undefined => KEY.exec(key)?.[1];

const keysOf = (hash: string): readonly string[] =>
  Array.from({ length: MOST_OF_AN_ARTICLE }, (_, number) =>
    number === 0 ? NOTE_KEY + hash : `${NOTE_KEY}${hash}.${number}`,
  );

/** Hashes of the articles of which there are notes. */
export const notedArticles = (storage: KeyValueStorage): readonly string[] => [
  ...new Set(
    storage
      .keys()
      .map(hashOf)
      .filter((hash) => hash !== undefined),
  ),
];

export const notesOf = (storage: KeyValueStorage, hash: string): readonly StoredNote[] =>
  keysOf(hash).flatMap((key) => {
    const text = storage.get(key);
    return text === null ? [] : [{ key, text }];
  });

/** Where a page may note something without replacing what another noted; `undefined` if there is no room. */
export const freeNoteKey = (storage: KeyValueStorage, hash: string): string | undefined =>
  keysOf(hash).find((key) => storage.get(key) === null);

/** Whether the note lies there unchanged. */
export const isThere = (storage: KeyValueStorage, { key, text }: StoredNote): boolean =>
  storage.get(key) === text;
