import { createHash } from 'node:crypto';
import type { PackedValue } from './packedValue';

/** A hash: session ids are secrets, and Redis shows its keys to whoever may look into it. */
export const ownerKey = (owner: string | null): string =>
  owner === null ? 'services' : hashOf(owner).slice(0, 16);

/** The same for the same task with the same input, whoever asks. */
export const digestOf = (task: string, input: PackedValue): string =>
  hashOf(JSON.stringify([task, input]));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
