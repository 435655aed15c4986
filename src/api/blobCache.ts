import * as v from 'valibot';
import type { BlobVault } from '@/platform/vaults';
import { platformOf } from './baseQuery';

/** The base query's answer for an image. */
export const blobDescriptionSchema = v.object({
  blobId: v.string(),
  size: v.number(),
  type: v.string(),
});

interface RemovalApi {
  readonly extra: unknown;
  readonly cacheEntryRemoved: Promise<void>;
  /** Also resolves for data that came without a request; rejected if the entry is removed without any. */
  readonly cacheDataLoaded: Promise<{ readonly data: unknown }>;
}

interface AnswerApi {
  readonly extra: unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: unknown }>;
}

/** The blob of an answer, which is the description itself or contains it as `image`. */
function blobIdOf(data: unknown): string | undefined {
  if (v.is(blobDescriptionSchema, data)) return data.blobId;
  const holder = v.safeParse(v.object({ image: blobDescriptionSchema }), data);
  return holder.success ? holder.output.image.blobId : undefined;
}

/**
 * Releases a query's images from the vault: when an entry leaves the cache, and when a repeated request
 * replaces an image. Spread it into the endpoint's definition. When RTK reports a removal, the entry's data
 * is already gone, so the blob of each entry is remembered here.
 *
 * @param keyOf the part of the argument that identifies cache entries, with keys in a fixed order
 */
export function releasesBlobs<Arg>(keyOf: (arg: Arg) => unknown) {
  const heldByVault = new WeakMap<BlobVault, Map<string, string>>();
  const heldIn = (vault: BlobVault) => {
    const held = heldByVault.get(vault) ?? new Map<string, string>();
    heldByVault.set(vault, held);
    return held;
  };
  const release = (vault: BlobVault, key: string) => {
    const blobId = heldIn(vault).get(key);
    if (blobId !== undefined) vault.remove(blobId);
    heldIn(vault).delete(key);
  };
  return {
    async onCacheEntryAdded(arg: Arg, api: RemovalApi): Promise<void> {
      const vault = platformOf(api).blobs;
      const key = JSON.stringify(keyOf(arg));
      const first = await api.cacheDataLoaded.catch(() => undefined);
      const blobId = blobIdOf(first?.data);
      if (blobId !== undefined && !heldIn(vault).has(key)) heldIn(vault).set(key, blobId);
      await api.cacheEntryRemoved;
      release(vault, key);
    },
    async onQueryStarted(arg: Arg, api: AnswerApi): Promise<void> {
      const vault = platformOf(api).blobs;
      const key = JSON.stringify(keyOf(arg));
      const answer = await Promise.resolve(api.queryFulfilled).catch(() => undefined);
      if (!answer) return; // the earlier image stays
      release(vault, key);
      const blobId = blobIdOf(answer.data);
      if (blobId !== undefined) heldIn(vault).set(key, blobId);
    },
  };
}
