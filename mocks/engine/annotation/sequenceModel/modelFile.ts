import { sha256 } from '@noble/hashes/sha2.js';
import { BEGIN, INSIDE, LABELS } from './chain';
import type { Knot, SequenceModel } from './sequenceModel';
import type { WordLists } from './wordLists';
import { MOST_HASHES } from '../taxa/bloomFilter';

/*
 * The file, all numbers little endian: the mark; the SHA-256 of all that follows; the binary logarithm of the count
 * of buckets, the count of knots, and of each list of words its count of hashes and its length in bytes (unsigned, 32
 * bits); the largest weight, the moves and the knots (floats of 32 bits); two signed bytes for each bucket, the weights
 * of `BEGIN` and `INSIDE` less that of `OUTSIDE`; the lists of common and of rare words (Bloom filters).
 */
export const MARK = 'MARCUS names 2\n';
const DIGEST_BYTES = 32;
/** Moves between labels, and to the first. */
export const MOVES = LABELS * LABELS + LABELS;
/** Steps of a weight on either side of zero. */
export const STEPS = 127;
const MOST_BITS = 20;
const MOST_KNOTS = 1000;
/** Of the numbers before the floats. */
export const HEAD_BYTES = 4 * 6;

/** @throws Error if the file is damaged or of another kind */
export function readSequenceModel(file: Uint8Array): SequenceModel {
  if (new TextDecoder().decode(file.subarray(0, MARK.length)) !== MARK) throw damaged();
  const digest = file.subarray(MARK.length, MARK.length + DIGEST_BYTES);
  const body = file.subarray(MARK.length + DIGEST_BYTES);
  if (!sha256(body).every((byte, at) => byte === digest[at]) || body.length < HEAD_BYTES)
    throw damaged();
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [bits = 0, knots = 0, ...lists] = Array.from({ length: HEAD_BYTES / 4 }, (_, at) =>
    view.getUint32(4 * at, true),
  );
  if (bits > MOST_BITS || knots > MOST_KNOTS) throw damaged();
  const floats = 1 + MOVES + 2 * knots;
  const start = HEAD_BYTES + 4 * floats;
  const end = start + 2 * 2 ** bits;
  const words = wordListsOf(body.subarray(end), lists);
  const numbers = Array.from({ length: floats }, (_, at) =>
    view.getFloat32(HEAD_BYTES + 4 * at, true),
  );
  if (!numbers.every(Number.isFinite)) throw damaged();
  const [largest = 0, ...others] = numbers;
  return {
    weights: {
      emissions: emissionsOf(new DataView(body.buffer, body.byteOffset, end), start, largest),
      moves: others.slice(0, MOVES),
    },
    mask: 2 ** bits - 1,
    words,
    calibration: pairsOf(others.slice(MOVES)),
  };
}

/** @param counts of hashes and of bytes, of each list */
function wordListsOf(bytes: Uint8Array, counts: readonly number[]): WordLists {
  const [commonHashes = 0, commonBytes = 0, rareHashes = 0, rareBytes = 0] = counts;
  const isFilter = (hashes: number, size: number) =>
    hashes >= 1 && hashes <= MOST_HASHES && size > 0;
  if (!isFilter(commonHashes, commonBytes) || !isFilter(rareHashes, rareBytes)) throw damaged();
  if (bytes.length !== commonBytes + rareBytes) throw damaged();
  return {
    common: { hashes: commonHashes, bits: bytes.subarray(0, commonBytes) },
    rare: { hashes: rareHashes, bits: bytes.subarray(commonBytes) },
  };
}

const pairsOf = (numbers: readonly number[]): Knot[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);

function emissionsOf(view: DataView, start: number, largest: number): Float32Array {
  const buckets = (view.byteLength - start) / 2;
  const emissions = new Float32Array(buckets * LABELS);
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const at = start + 2 * bucket;
    emissions[bucket * LABELS + BEGIN] = weightOf(view.getInt8(at), largest);
    emissions[bucket * LABELS + INSIDE] = weightOf(view.getInt8(at + 1), largest);
  }
  return emissions;
}

/** The square of a step, so that a byte holds the few large weights as well as the many small ones. */
const weightOf = (step: number, largest: number): number =>
  Math.sign(step) * (step / STEPS) ** 2 * largest;

const damaged = () => new Error("The file of the tagger's sequence model is damaged");
