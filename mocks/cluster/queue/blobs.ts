/** Bytes by their SHA-256, so that a job names an article instead of carrying it. */
export interface Blobs {
  /** Stores bytes, or makes those already stored last longer; returns their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws BlobGone when they are no longer stored */
  get(key: string): Promise<Uint8Array>;
}

/** Bytes that a job names are no longer stored; the node that asked still has them. */
export class BlobGone extends Error {
  constructor(key: string) {
    super(`The bytes ${key.slice(0, 12)} are no longer stored`);
    this.name = 'BlobGone';
  }
}

/** A request lasts five minutes at most (`requestMs`); its bytes are kept for three times that. */
export const BLOB_LIFE_MS = 900_000;

/** Bytes that were put this long ago are put again, before they can expire. */
const REFRESH_MS = BLOB_LIFE_MS / 3;

interface PutBytes {
  readonly key: Promise<string>;
  readonly at: number;
}

/**
 * Blobs of which the last ones read stay in memory: a worker reads an article once for all its drawings. Bytes
 * are hashed and sent once as long as they are the same object, as they are for all pages of a request.
 */
export class CachedBlobs implements Blobs {
  readonly #put = new WeakMap<Uint8Array, PutBytes>();
  readonly #read = new Map<string, Uint8Array>();
  #readBytes = 0;

  constructor(
    private readonly stored: Blobs,
    private readonly maxBytes: number,
  ) {}

  put(bytes: Uint8Array): Promise<string> {
    const known = this.#put.get(bytes);
    if (known && Date.now() - known.at < REFRESH_MS) return known.key;
    const key = this.stored.put(bytes);
    this.#put.set(bytes, { key, at: Date.now() });
    key.catch(() => this.#put.delete(bytes));
    return key;
  }

  async get(key: string): Promise<Uint8Array> {
    const known = this.#read.get(key);
    const bytes = known ?? (await this.stored.get(key));
    // The one read last is the last to go.
    this.#forget(key);
    this.#read.set(key, bytes);
    this.#readBytes += bytes.length;
    for (const oldest of this.#read.keys()) {
      if (this.#readBytes <= this.maxBytes) break;
      this.#forget(oldest);
    }
    return bytes;
  }

  #forget(key: string): void {
    this.#readBytes -= this.#read.get(key)?.length ?? 0;
    this.#read.delete(key);
  }
}
