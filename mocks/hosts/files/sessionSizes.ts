import { HttpError } from '../../services/http/httpError';

/** How many bytes each session keeps, and the limit of that. */
export class SessionSizes {
  /** Bytes of each file, by session. */
  readonly #sizes = new Map<string, Map<string, number>>();

  constructor(private readonly sessionBytes: number) {}

  /**
   * Counts a file that is about to be written; an overwritten one takes only its own space.
   *
   * @throws HttpError 413 if it does not fit
   */
  reserve(sessionId: string, key: string, bytes: number): void {
    const sizes = this.#sizes.get(sessionId) ?? new Map<string, number>();
    const kept = [...sizes].reduce((sum, [other, size]) => (other === key ? sum : sum + size), 0);
    if (kept + bytes > this.sessionBytes) {
      const most = Math.round(this.sessionBytes / 1024 / 1024);
      const message = `This session keeps as much as it may, ${most} MB; a new session starts empty.`;
      throw new HttpError(413, message, 'SESSION_FULL');
    }
    this.#sizes.set(sessionId, sizes.set(key, bytes));
  }

  forget(sessionId: string): void {
    this.#sizes.delete(sessionId);
  }
}
