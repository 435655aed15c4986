import { contentHash } from '../caching/contentHash';

/** How a PDF is opened and closed again. */
interface Opening<Pdf> {
  readonly open: (bytes: Uint8Array) => Promise<Pdf>;
  readonly close: (pdf: Pdf) => Promise<void>;
}

interface Kept<Pdf> {
  readonly key: string;
  readonly pdf: Pdf;
  /** Pieces of work that it was open for. */
  readonly uses: number;
}

/** Fonts and shared pictures of all pages that were read stay in memory with a PDF, so it is closed at times. */
const MAX_USES = 50;

/**
 * The PDF that was read last. It stays open until another one is read: the pages of an article are read one after
 * the other, and have the same fonts, which take longer to read than the rest of a page.
 *
 * An open PDF is used by one piece of work at a time, and one whose work failed is closed. It is found by its
 * bytes, so that only callers who have them get it.
 */
export class LastPdf<Pdf> {
  #kept: Kept<Pdf> | undefined;

  constructor(
    private readonly opening: Opening<Pdf>,
    private readonly maxUses = MAX_USES,
  ) {}

  /** Passes on the errors of opening and of the work. */
  async use<T>(bytes: Uint8Array, work: (pdf: Pdf) => Promise<T>): Promise<T> {
    const key = await contentHash(bytes);
    const { pdf, uses } = await this.#take(key, bytes);
    let isSound = false;
    try {
      const result = await work(pdf);
      isSound = true;
      return result;
    } finally {
      if (isSound && uses < this.maxUses) await this.#keep({ key, pdf, uses });
      else await this.opening.close(pdf);
    }
  }

  async #take(key: string, bytes: Uint8Array): Promise<Kept<Pdf>> {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept?.key === key) return { ...kept, uses: kept.uses + 1 };
    // First, so that no two are in memory.
    if (kept) await this.opening.close(kept.pdf);
    return { key, pdf: await this.opening.open(bytes), uses: 1 };
  }

  async #keep(used: Kept<Pdf>): Promise<void> {
    const before = this.#kept;
    this.#kept = used;
    if (before) await this.opening.close(before.pdf);
  }
}
