import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import type { SessionLifetimes } from '../sessions/sessionLifetimes';
import type { StoredDocument } from '../stores/documentStore';
import type { SegmentStore } from '../stores/segmentStore';
import type { TaskRunner, Work } from '../tasks/taskRunner';

/** A session that uploads one file after the other has only the last one prepared. */
const SETTLE_MS = 1_000;

/** Bytes of the pictures that are kept for one session; articles have one to four megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Preparation {
  readonly hash: string;
  /** The finished pages, in order from the first. */
  readonly pages: PageSegments[];
  readonly end: AbortController;
  /** No longer ends with its session. */
  readonly forget: () => void;
}

/**
 * Segments each session's latest article in advance, page by page and in the background, so that asking for
 * its segments has less to wait for. Nothing of it is visible before it is asked for. A page that fails ends
 * it: the request will find out why.
 */
export class PreparedSegments {
  readonly #preparations = new Map<string, Preparation>();

  constructor(
    private readonly pool: Pick<TaskRunner, 'run'>,
    private readonly stored: Pick<SegmentStore, 'list'>,
    private readonly lifetimes: Pick<SessionLifetimes, 'onEnd'>,
    private readonly settleMs = SETTLE_MS,
  ) {}

  /** Begins with a document, unless it has been begun before, in place of the session's earlier one. */
  begin(document: StoredDocument, pdf: Uint8Array, { signal }: Pick<Work, 'signal'>): void {
    // After the end of the session no event would end the preparation.
    if (signal.aborted) return;
    const { sessionId, hash } = document;
    if (this.#preparations.get(sessionId)?.hash === hash) return;
    void this.#prepare(this.#enter(sessionId, hash), document, pdf);
  }

  /**
   * Ends the preparation of a document, for good, and returns its finished pages, in order from
   * the first. To be called only while the session exists.
   */
  take({ sessionId, hash }: StoredDocument): readonly PageSegments[] {
    const known = this.#preparations.get(sessionId);
    const { pages, end } = known?.hash === hash ? known : this.#enter(sessionId, hash);
    end.abort();
    return [...pages];
  }

  /** Drops the pages of a document whose segments are stored. */
  release({ sessionId, hash }: StoredDocument): void {
    const known = this.#preparations.get(sessionId);
    if (known?.hash === hash) known.pages.length = 0;
  }

  #enter(sessionId: string, hash: string): Preparation {
    this.#leave(sessionId);
    const forget = this.lifetimes.onEnd(sessionId, () => this.#leave(sessionId));
    const preparation = { hash, pages: [], end: new AbortController(), forget };
    this.#preparations.set(sessionId, preparation);
    return preparation;
  }

  #leave(sessionId: string): void {
    const known = this.#preparations.get(sessionId);
    known?.end.abort();
    known?.forget();
    this.#preparations.delete(sessionId);
  }

  async #prepare(
    { pages, end: { signal } }: Preparation,
    { sessionId: owner, directory }: StoredDocument,
    pdf: Uint8Array,
  ): Promise<void> {
    const options = { owner, signal, background: true };
    try {
      await new Promise((settled) => setTimeout(settled, this.settleMs));
      for (let bytes = 0; bytes <= MAX_BYTES && !signal.aborted;) {
        // Another process may have been asked for them.
        if (await this.stored.list(owner, directory)) return;
        const pageIndex = pages.length;
        const input = { pdf, pageIndex };
        const page = await this.pool.run('segmentation.findSegments', input, options);
        if (signal.aborted) return;
        pages.push(page);
        if (pages.length >= page.pageCount) return;
        bytes += page.segments.reduce((sum, { png }) => sum + png.length, 0);
      }
    } catch {
      // Whoever asks for the segments gets the failure, if it happens again.
    }
  }
}
