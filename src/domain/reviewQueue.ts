import type { ScoredFacts } from './segmentStatus';

/** Groups of the review's queue, in their order. */
export const QUEUE_GROUPS = ['doubtful', 'failed', 'unchecked', 'done'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

export const QUEUE_GROUP_NAMES: Readonly<Record<QueueGroup, string>> = {
  doubtful: 'Doubtful',
  failed: 'Failed',
  unchecked: 'Unchecked',
  done: 'Done',
};

/** How a drawing stands, as far as its place in the queue depends on it. */
export interface QueueFacts extends ScoredFacts {
  readonly id: string;
}

export const QUEUE_ORDERS = ['doubtfulFirst', 'article'] as const;
/** By group and score, or as the article shows the drawings. */
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

export interface QueueEntry {
  readonly id: string;
  readonly group: QueueGroup;
}

export function queueGroupOf({ verdict, isRead, isDoubtful, hasFailed }: QueueFacts): QueueGroup {
  if (verdict !== undefined) return 'done';
  if (!isRead) return hasFailed ? 'failed' : 'unchecked';
  return isDoubtful ? 'doubtful' : 'unchecked';
}

/**
 * The queue when review opens: within the doubtful, the lowest score comes first; otherwise the article's
 * order counts.
 */
export function queueOf(facts: readonly QueueFacts[], order: QueueOrder): QueueEntry[] {
  const scores = new Map(facts.map(({ id, score = 0 }) => [id, score]));
  const entries = facts.map((each) => ({ id: each.id, group: queueGroupOf(each) }));
  if (order === 'article') return entries;
  return QUEUE_GROUPS.flatMap((group) => {
    const members = entries.filter((entry) => entry.group === group);
    if (group !== 'doubtful') return members;
    return members.sort((a, b) => (scores.get(a.id) ?? 0) - (scores.get(b.id) ?? 0));
  });
}

/**
 * The queue now, in the order that was fixed when it opened: a decided drawing moves to Done, one that was
 * read meanwhile to the end of its group, and nothing else moves.
 *
 * @param fixed as it was when review opened; drawings that are gone are left out, further ones come last
 */
export function standingQueue(
  fixed: readonly QueueEntry[],
  facts: readonly QueueFacts[],
): QueueEntry[] {
  const now = new Map(facts.map((each) => [each.id, each]));
  const known = new Set(fixed.map(({ id }) => id));
  const added = facts.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, group: null }));
  const stay: QueueEntry[] = [];
  const moved: QueueEntry[] = [];
  for (const { id, group } of [...fixed, ...added]) {
    const current = now.get(id);
    if (!current) continue;
    const currentGroup = queueGroupOf(current);
    if (currentGroup === 'done' && group !== 'done') moved.push({ id, group: 'done' });
    else if (group === 'doubtful') stay.push({ id, group });
    else if (currentGroup === group) stay.push({ id, group });
    else moved.push({ id, group: currentGroup });
  }
  const all = [...stay, ...moved];
  return QUEUE_GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}

/** Those that still have to be decided, as the queue shows them. */
const undecided = (queue: readonly QueueEntry[]) => queue.filter(({ group }) => group !== 'done');

/** The undecided drawings after one, as the queue shows them; then those before it. */
export function toDecideAfter(queue: readonly QueueEntry[], id: string | null): string[] {
  const index = queue.findIndex((entry) => entry.id === id);
  const others = [...queue.slice(index + 1), ...queue.slice(0, Math.max(index, 0))];
  return undecided(others).map((entry) => entry.id);
}
