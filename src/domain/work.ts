import type { Saved } from './saved/common.schema';
import type { workSchema } from './saved/work.schema';

/**
 * The work on one article as it is saved and restored: the results of the user and the programs, without
 * session, secrets or anything in progress. Plain data.
 */
export type Work = Saved<typeof workSchema>;

export type WorkDocument = Work['document'];

export type WorkReading = Work['recognition']['items'][string];

/** True once the article has work that would be missed. */
export function hasResults({ text, segments }: Work): boolean {
  return text.extracted !== null || segments.items.length > 0;
}
