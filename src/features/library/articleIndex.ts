import type { IdentifyResult } from '@/api/identifiers';
import type { Identifiers } from '@/domain/identifiers';
import type { DrawingToCheck } from '@/domain/library/articleCheck';
import type { ArticleStructure } from '@/domain/library/articleStructures';
import type { Work } from '@/domain/work';
import type { BlobVault } from '@/platform/vaults';

/**
 * What the page has read of articles that are not open, and what the services said of their structures. In
 * memory, outside the store: it is derived from what is stored, and as large as the library.
 */
export interface ArticleIndex {
  readonly works: Map<string, { readonly revision: string; readonly work: Work }>;
  /** What is compared with the open article: little of each work, of which all that is searched is `works`. */
  readonly structures: Map<
    string,
    { readonly revision: string; readonly structures: readonly ArticleStructure[] }
  >;
  /** What the checks look at, but for what the services say. */
  readonly checked: Map<
    string,
    { readonly key: string; readonly drawings: readonly DrawingToCheck[] }
  >;
  /** By the structure's text. */
  readonly results: Map<string, IdentifyResult>;
  /** By hash: the inbox's pictures, as ids of the blob vault by what each is a picture of. */
  readonly pictures: Map<string, ReadonlyMap<string, string>>;
}

export const createArticleIndex = (): ArticleIndex => ({
  ...{
    works: new Map(),
    structures: new Map(),
    checked: new Map(),
    results: new Map(),
    pictures: new Map(),
  },
});

/** Parsed work is large; what is known of structures stays, which other articles may have, too. */
export function forgetArticles(
  { works, structures, checked, pictures }: ArticleIndex,
  hashes: readonly string[],
  vault: BlobVault,
): void {
  for (const hash of hashes) {
    works.delete(hash);
    structures.delete(hash);
    checked.delete(hash);
    pictures.get(hash)?.forEach((blobId) => vault.remove(blobId));
    pictures.delete(hash);
  }
}

export function knownIdentifiers({ results }: ArticleIndex, text: string): Identifiers | undefined {
  const result = results.get(text);
  return result && 'identifiers' in result ? result.identifiers : undefined;
}
