import type { QueueEntry } from './reviewQueue';

/** A drawing put off: at the end of its group. */
export function putOff(queue: readonly QueueEntry[], id: string): QueueEntry[] {
  const entry = queue.find((each) => each.id === id);
  if (!entry) return [...queue];
  return [...queue.filter((each) => each !== entry), entry];
}
