import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { QUEUE_GROUPS, type QueueEntry, type QueueGroup } from '@/domain/reviewQueue';

/** px, each with its lower border; rows of finished drawings have one line. */
const ROW_HEIGHT = 68;
const SLIM_HEIGHT = 32;
export const GROUP_HEAD_HEIGHT = 28;

/** px, before the queue is measured: the window focuses a row as it opens. */
const SUPPOSED_HEIGHT = 600;
/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 6;

export const rowHeight = (group: QueueGroup): number =>
  group === 'done' ? SLIM_HEIGHT : ROW_HEIGHT;

export interface QueueGroupRows {
  readonly group: QueueGroup;
  readonly ids: readonly string[];
  /** Index of its first row among those of all groups. */
  readonly first: number;
}

/** The groups that have rows, in their order. */
function groupsOf(shown: readonly QueueEntry[]): QueueGroupRows[] {
  let first = 0;
  return QUEUE_GROUPS.flatMap((group) => {
    const ids = shown.filter((entry) => entry.group === group).map(({ id }) => id);
    const begin = first;
    first += ids.length;
    return ids.length > 0 ? [{ group, ids, first: begin }] : [];
  });
}

/** The rows near the visible ones; the current one always, so that it never loses the focus. */
export function useQueueRows(
  scroller: RefObject<HTMLElement | null>,
  shown: readonly QueueEntry[],
  currentId: string | null,
) {
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const rows = useMemo(
    () => groups.flatMap(({ group, ids }) => ids.map((id, index) => ({ id, group, index }))),
    [groups],
  );
  const currentIndex = rows.findIndex(({ id }) => id === currentId);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // A group's first row has the group's head above it.
    estimateSize: (at) => {
      const { group, index } = rows[at] ?? { group: 'done', index: 1 };
      return rowHeight(group) + (index === 0 ? GROUP_HEAD_HEIGHT : 0);
    },
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: SUPPOSED_HEIGHT },
  });
  // The virtualizer caches its size estimates until it is asked to measure again.
  useLayoutEffect(() => virtual.measure(), [virtual, rows]);
  const near = virtual.getVirtualItems().map(({ index }) => index);
  // Also while the queue has no height, as before its window is open: the row gets the focus then.
  const isThere = currentIndex < 0 || near.includes(currentIndex);
  const indexes = isThere ? near : [...near, currentIndex].sort((a, b) => a - b);
  return { groups, indexes };
}
