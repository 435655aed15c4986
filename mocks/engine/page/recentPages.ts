import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { PageContent } from './pageContent';

/** Of all pages that are kept, together: some 10 MB. */
const MAX_KEPT_POINTS = 200_000;

/**
 * Contents of the pages that were read last, since a page's drawings are read one after the other, and opening
 * the PDF anew takes longer than reading one. A page is found by the PDF's bytes, so that only callers who
 * have the PDF get it.
 */
export class RecentPages {
  readonly #pages = new Map<string, PageContent>();

  constructor(private readonly maxPoints = MAX_KEPT_POINTS) {}

  /**
   * The content of a page.
   *
   * @param pageIndex zero-based
   * @param read reads it if it is not kept; its errors are passed on
   */
  async get(
    pdf: Uint8Array,
    pageIndex: number,
    read: () => Promise<PageContent>,
  ): Promise<PageContent> {
    const key = `${bytesToHex(sha256(pdf))}:${pageIndex}`;
    const content = this.#pages.get(key) ?? (await read());
    this.#keep(key, content);
    return content;
  }

  /** Puts it last, and drops the first ones while there are too many points. */
  #keep(key: string, content: PageContent): void {
    this.#pages.delete(key);
    this.#pages.set(key, content);
    let points = [...this.#pages.values()].reduce((sum, page) => sum + pointsOf(page), 0);
    for (const [first, page] of this.#pages) {
      if (points <= this.maxPoints) return;
      points -= pointsOf(page);
      this.#pages.delete(first);
    }
  }
}

/** What its memory is proportional to; a letter counts as one point. */
function pointsOf({ paths, texts, images }: PageContent): number {
  const corners = paths.flatMap(({ subpaths }) => subpaths.map(({ points }) => points.length));
  const letters = texts.map(({ text }) => text.length + 1);
  return [...corners, ...letters].reduce((sum, count) => sum + count, images.length + 1);
}
