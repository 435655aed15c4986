import { sessionHasEnded } from '../../../services/sessions/sessionHasEnded';
import type { SessionFiles } from '../../../services/stores/sessionFiles';
import { SessionSizes } from '../../files/sessionSizes';

/** Files in memory, for browsers that keep none: private windows, and pages that came without encryption. */
export class MemoryFiles implements SessionFiles {
  readonly #sessions = new Map<string, Map<string, Blob>>();
  readonly #sizes: SessionSizes;
  #isClosed = false;

  constructor(sessionBytes: number) {
    this.#sizes = new SessionSizes(sessionBytes);
  }

  async write(sessionId: string, key: string, bytes: Uint8Array): Promise<void> {
    if (this.#isClosed) throw sessionHasEnded();
    this.#sizes.reserve(sessionId, key, bytes.length);
    const files = this.#sessions.get(sessionId) ?? new Map<string, Blob>();
    this.#sessions.set(sessionId, files.set(key, new Blob([bytes as Uint8Array<ArrayBuffer>])));
  }

  async read(sessionId: string, key: string): Promise<Uint8Array> {
    const file = this.#sessions.get(sessionId)?.get(key);
    if (!file) throw new Error(`Nothing is kept under ${key}`);
    return new Uint8Array(await file.arrayBuffer());
  }

  async removeSession(sessionId: string): Promise<void> {
    this.#sizes.forget(sessionId);
    this.#sessions.delete(sessionId);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sessions.clear();
  }
}
