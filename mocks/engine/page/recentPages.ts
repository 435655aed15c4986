import { RecentResults } from '../caching/recentResults';
import type { PageContent } from './pageContent';

/** Of all pages that are kept, together: some 10 MB. */
const MAX_KEPT_POINTS = 200_000;

/**
 * Contents of the pages that were read last, since a page's drawings are read one after the other, and opening
 * the PDF anew takes longer than reading one.
 */
export class RecentPages {
  readonly #pages = new RecentResults(pointsOf);

  constructor(private readonly maxPoints = MAX_KEPT_POINTS) {}

  /**
   * The content of a page.
   *
   * @param pageIndex zero-based
   * @param read reads it if it is not kept; its errors are passed on
   */
  get(pdf: Uint8Array, pageIndex: number, read: () => Promise<PageContent>): Promise<PageContent> {
    return this.#pages.get(pdf, String(pageIndex), this.maxPoints, read);
  }
}

/** What its memory is proportional to; a letter counts as one point. */
function pointsOf({ paths, texts, images }: PageContent): number {
  const corners = paths.flatMap(({ subpaths }) => subpaths.map(({ points }) => points.length));
  const letters = texts.map(({ text }) => text.length + 1);
  return [...corners, ...letters].reduce((sum, count) => sum + count, images.length + 1);
}
