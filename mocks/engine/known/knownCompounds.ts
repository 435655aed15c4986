import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readHead, type FileBytes } from '../names/sortedLines';
import {
  COMPOUND_BYTES,
  COUNT_BYTES,
  FLAT,
  hashesOf,
  knownHead,
  placeOf,
  type KnownHead,
} from './knownFile';

/**
 * Whether the source has a compound: itself; its skeleton, where the source or the compound has no stereo; its
 * skeleton with other stereo or isotopes alone, which may be the same stereo stated in part; or nothing of it.
 */
export type KnownState = 'known' | 'without_stereo' | 'other_stereo' | 'new';

/** A file of known compounds that is open. */
export interface KnownCompounds {
  readonly head: KnownHead;
  /** @param inchiKey 27 characters */
  stateOf(inchiKey: string): KnownState;
}

const REFUSAL = 'it is no file of known compounds made by this version of `npm run known`';
const DAMAGED = 'it is damaged: make it again with `npm run known`';

/**
 * Opens a file of known compounds, and holds it in memory (5 bytes a compound).
 *
 * @throws Error if the bytes are no such file, one of another version, or damaged
 */
export async function openKnownCompounds(bytes: FileBytes): Promise<KnownCompounds> {
  const { head, next } = await readHead(bytes, knownHead, REFUSAL);
  const { buckets, compounds } = head;
  const first = buckets * COUNT_BYTES;
  const size = first + compounds * COMPOUND_BYTES;
  // Before it is read: a file of another kind may have gigabytes.
  if (bytes.size - next !== size) throw new Error(DAMAGED);
  const body = await bytes.read(next, size);
  if (bytesToHex(sha256(body)) !== head.sha256) throw new Error(DAMAGED);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const starts = new Uint32Array(buckets + 1);
  for (let at = 0; at < buckets; at += 1) {
    starts[at + 1] = (starts[at] ?? 0) + view.getUint16(at * COUNT_BYTES, true);
  }
  if (starts[buckets] !== compounds) throw new Error(DAMAGED);

  const stateOf = (inchiKey: string): KnownState => {
    const { bucket, skeleton, stereo } = placeOf(inchiKey, buckets);
    const found: number[] = [];
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
      const hashes = hashesOf(compoundAt(view, first + at * COMPOUND_BYTES));
      if (hashes.skeleton === skeleton) found.push(hashes.stereo);
    }
    if (found.length === 0) return 'new';
    if (found.includes(stereo)) return 'known';
    return stereo === FLAT || found.includes(FLAT) ? 'without_stereo' : 'other_stereo';
  };
  return { head, stateOf };
}

const compoundAt = (view: DataView, at: number): number =>
  view.getUint8(at + 4) * 2 ** 32 + view.getUint32(at, true);
