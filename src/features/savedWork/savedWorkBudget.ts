import type { WorkSummary } from '@/platform/workStore';

/** A curator returns to the articles of the last days; older ones have long been exported. */
export const KEPT_ARTICLES = 8;

/** Bytes of all articles together; browsers allow a site far more, on disks that are not full. */
export const KEPT_BYTES = 250 * 1024 * 1024;

/**
 * The articles to drop to stay within the budget: the oldest, but never the open one, nor one whose age the
 * store cannot tell.
 *
 * @param works latest first
 * @returns their hashes
 */
export function worksToDrop(works: readonly WorkSummary[], openHash: string): readonly string[] {
  const open = works.filter(({ hash }) => hash === openHash);
  const others = works.filter(({ hash, isMended }) => hash !== openHash && !isMended);
  let bytes = 0;
  return [...open, ...others]
    .filter(({ size }, index) => {
      bytes += size;
      return index >= KEPT_ARTICLES || bytes > KEPT_BYTES;
    })
    .map(({ hash }) => hash)
    .filter((hash) => hash !== openHash);
}
