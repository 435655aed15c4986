import { createHash } from 'node:crypto';
import type { TaskInput, TaskName } from '../../engine/tasks/taskRegistry';
import type { PackedValue } from './packedValue';
import { engineKind, type QueueKind } from './queueNames';

/** A hash: session ids are secrets, and Redis shows its keys to whoever may look into it. */
export const ownerKey = (owner: string | null): string =>
  owner === null ? 'services' : hashOf(owner).slice(0, 16);

/** The same for the same task with the same input, whoever asks. */
export const digestOf = (task: string, input: PackedValue): string =>
  hashOf(JSON.stringify([task, input]));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A drawing for an engine waits for the workers that have it. */
export function kindOf(name: TaskName, input: unknown, background = false): QueueKind {
  if (name === 'engines.read') return engineKind((input as TaskInput<'engines.read'>).engine);
  return background ? 'background' : 'long';
}
