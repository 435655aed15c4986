import type { ScannedPage } from '../../engine/text/readFirstPages';
import type { WordPlace } from '../../engine/text/readWords';

/** Two decimals: the programs that read letters are not surer of their own sureness. */
export const rounded = (confidence: number) => Math.round(100 * confidence) / 100;

/**
 * The pages without text of their own, under a key that extends the contract; without any, the answer is the
 * contract's.
 *
 * @param readUpTo how many pages, from the first, are read if they are scans; 0 if none is
 */
export const pagesScannedField = (scans: readonly ScannedPage[], readUpTo: number) =>
  scans.length === 0
    ? {}
    : {
        pages_scanned: scans.map(({ pageIndex, kind, isRead, confidence }) => ({
          page_index: pageIndex,
          is_read: isRead,
          ...(kind !== 'picture' && { kind }),
          ...(confidence !== undefined && { confidence: rounded(confidence) }),
          ...(!isRead && pageIndex >= readUpTo && { read_up_to: readUpTo }),
        })),
      };

/** The words that were read from them, likewise. */
export const wordsReadField = (words: readonly WordPlace[]) =>
  words.length === 0 ? {} : { words_read: words };
