import { createHash } from 'node:crypto';

/** Another seed would choose other faults; the scores in docs/mutation.md belong to this one. */
const SEED = 'marcus';

/**
 * Whether a fault belongs to the sample with this fraction of all faults. The same in each run of the same
 * code, in the process that counts and in the one that runs the tests.
 *
 * @param fraction 0..1
 */
export function isInSample(mutantId, fraction) {
  const hash = createHash('sha256').update(`${SEED} ${mutantId}`).digest();
  return hash.readUInt32BE(0) < fraction * 2 ** 32;
}
