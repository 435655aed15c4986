import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  BUCKET_SIZE,
  COMPOUND_BYTES,
  compoundOf,
  COUNT_BYTES,
  placeOf,
  type KnownHead,
} from '../../engine/known/knownFile';

/** The most that the count of a bucket can say. */
const MOST_IN_BUCKET = 2 ** (8 * COUNT_BYTES) - 1;

/**
 * The file that `openKnownCompounds` reads.
 *
 * @param inchiKeys without the last letter or with it
 * @throws Error if there are none
 */
export function knownFileBytes(
  { source, release, day }: Pick<KnownHead, 'source' | 'release' | 'day'>,
  inchiKeys: Iterable<string>,
): Uint8Array {
  const keys = new Set([...inchiKeys].map((key) => key.slice(0, 25)));
  if (keys.size === 0) throw new Error('There is no InChIKey in it');
  const buckets = Math.ceil(keys.size / BUCKET_SIZE);
  const body = bodyOf(sorted(keys, buckets), keys.size);
  const head: KnownHead = {
    ...{ format: 'marcus-known', version: 1, source, release, day },
    compounds: keys.size,
    skeletons: new Set([...keys].map((key) => key.slice(0, 14))).size,
    buckets,
    sha256: bytesToHex(sha256(body)),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** The compounds of each bucket, sorted. */
function sorted(keys: Iterable<string>, buckets: number): readonly (readonly number[])[] {
  const filled = Array.from({ length: buckets }, (): number[] => []);
  for (const key of keys) {
    const place = placeOf(key, buckets);
    filled[place.bucket]?.push(compoundOf(place));
  }
  return filled.map((bucket) => bucket.sort((a, b) => a - b));
}

function bodyOf(buckets: readonly (readonly number[])[], compounds: number): Uint8Array {
  const body = new Uint8Array(buckets.length * COUNT_BYTES + compounds * COMPOUND_BYTES);
  const view = new DataView(body.buffer);
  let at = buckets.length * COUNT_BYTES;
  for (const [index, bucket] of buckets.entries()) {
    if (bucket.length > MOST_IN_BUCKET) throw new Error('One skeleton has too many stereoisomers');
    view.setUint16(index * COUNT_BYTES, bucket.length, true);
    for (const compound of bucket) {
      view.setUint32(at, compound % 2 ** 32, true);
      view.setUint8(at + 4, Math.floor(compound / 2 ** 32));
      at += COMPOUND_BYTES;
    }
  }
  return body;
}
