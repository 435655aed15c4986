import { sha256 } from '@noble/hashes/sha2.js';
import { BEGIN, LABELS } from '../../../engine/annotation/sequenceModel/chain';
import { HEAD_BYTES, MARK, MOVES, STEPS } from '../../../engine/annotation/sequenceModel/modelFile';
import type { SequenceModel } from '../../../engine/annotation/sequenceModel/sequenceModel';

/** The file that the tagger's `readSequenceModel` reads. */
export function sequenceModelFile({ weights, words, calibration }: SequenceModel): Uint8Array {
  const differences = differencesOf(weights.emissions);
  const largest = Math.fround(
    differences.reduce((most, each) => Math.max(most, Math.abs(each)), 1),
  );
  const moves = Array.from({ length: MOVES }, (_, at) => weights.moves[at] ?? 0);
  const numbers = [largest, ...moves, ...calibration.flat()];
  const lists = [words.common, words.rare];
  const counts = [
    Math.log2(differences.length / 2),
    calibration.length,
    ...lists.flatMap(({ hashes, bits }) => [hashes, bits.length]),
  ];
  const head = new DataView(new ArrayBuffer(HEAD_BYTES + 4 * numbers.length));
  counts.forEach((each, at) => head.setUint32(4 * at, each, true));
  numbers.forEach((each, at) => head.setFloat32(HEAD_BYTES + 4 * at, each, true));
  const steps = Int8Array.from(
    differences,
    (each) => Math.sign(each) * Math.round(Math.sqrt(Math.abs(each) / largest) * STEPS),
  );
  const body = Buffer.concat([
    new Uint8Array(head.buffer),
    new Uint8Array(steps.buffer),
    ...lists.map(({ bits }) => bits),
  ]);
  return Buffer.concat([new TextEncoder().encode(MARK), sha256(body), body]);
}

/** Weights of `BEGIN` and `INSIDE` less that of `OUTSIDE`, bucket by bucket: only differences matter. */
function differencesOf(emissions: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: (emissions.length / LABELS) * 2 }, (_, at) => {
    const bucket = (at >> 1) * LABELS;
    return (emissions[bucket + BEGIN + (at & 1)] ?? 0) - (emissions[bucket] ?? 0);
  });
}
