import type { Redis } from 'ioredis';
import { sha256 } from '../../../services/stores/sha256';
import { BLOB_LIFE_MS, BlobGone, type Blobs } from './blobs';
import type { QueueNames } from './queueNames';

/** Bytes in Redis itself, each until it has not been put for a while. Fit for some hundred users. */
export class RedisBlobs implements Blobs {
  constructor(
    private readonly redis: Redis,
    private readonly names: Pick<QueueNames, 'key'>,
  ) {}

  async put(bytes: Uint8Array): Promise<string> {
    const key = await sha256(bytes);
    // What is there is not sent again.
    const isThere = await this.redis.pexpire(this.#keyOf(key), BLOB_LIFE_MS);
    if (isThere === 0) {
      const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await this.redis.set(this.#keyOf(key), own, 'PX', BLOB_LIFE_MS);
    }
    return key;
  }

  async get(key: string): Promise<Uint8Array> {
    const bytes = await this.redis.getBuffer(this.#keyOf(key));
    if (bytes === null) throw new BlobGone(key);
    return new Uint8Array(bytes);
  }

  #keyOf(key: string): string {
    return this.names.key('blob', key);
  }
}
