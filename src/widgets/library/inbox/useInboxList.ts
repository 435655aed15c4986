import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { inboxTurned, rowsSeen, selectInboxPlace, type InboxEntry } from '@/features/library';
import { focusIsLost } from '@/ui/focusPlaces';
import { ROW_HEIGHT } from './Inbox.styles';

/** px, before the list is measured. */
const SUPPOSED_HEIGHT = 600;
/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 6;

/** Where the current row stands now: the one that took the place of a row that is gone. `-1` before any is current. */
function placeOf(
  rows: readonly InboxEntry[],
  current: ReturnType<typeof selectInboxPlace>['current'],
): number {
  if (!current || rows.length === 0) return -1;
  const index = rows.findIndex(({ hash, id }) => hash === current.hash && id === current.id);
  return index < 0 ? Math.min(current.index, rows.length - 1) : index;
}

/** The rows near the visible ones, and the current one always, so that it never loses the focus. */
export function useInboxList(scroller: RefObject<HTMLElement | null>, rows: readonly InboxEntry[]) {
  const dispatch = useDispatch();
  const currentIndex = placeOf(rows, useSelector(selectInboxPlace).current);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => `${rows[at]?.hash} ${rows[at]?.id}`,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: SUPPOSED_HEIGHT },
  });
  const near = virtual.getVirtualItems().map(({ index }) => index);
  useTellSeen(virtual);
  const isThere = currentIndex < 0 || near.includes(currentIndex);
  const indexes = isThere ? near : [...near, currentIndex].sort((a, b) => a - b);
  const focusNext = useFocusOnCurrent(scroller);
  const goTo = (index: number) => {
    const entry = rows[index];
    if (!entry) return;
    focusNext();
    dispatch(inboxTurned({ current: { hash: entry.hash, id: entry.id, index } }));
  };
  return { indexes, currentIndex, goTo };
}

/** Once the rows are at rest: what is known of those that can be seen is asked then. */
function useTellSeen({
  range,
  isScrolling,
}: Pick<Virtualizer<HTMLElement, Element>, 'range' | 'isScrolling'>): void {
  const dispatch = useDispatch();
  const { startIndex: first, endIndex: last } = range ?? {};
  useEffect(() => {
    if (first === undefined || last === undefined || isScrolling) return;
    dispatch(rowsSeen({ first, last }));
  }, [dispatch, first, last, isScrolling]);
}

/** A field or a choice that has the focus keeps it. */
const isBeingUsed = (element: Element | null): boolean =>
  element?.matches('input, select, textarea') ?? false;

/**
 * Gives the focus to the current row: to the one that the user goes to, to the one that they come back to, and to the
 * one that takes the place of a row that is gone.
 *
 * @returns to be called before another row becomes current
 */
function useFocusOnCurrent(scroller: RefObject<HTMLElement | null>) {
  const isWanted = useRef(false);
  const wasInside = useRef(false);
  const focusCurrent = () => {
    const row = scroller.current?.querySelector<HTMLElement>('[aria-current="true"]');
    row?.scrollIntoView?.({ block: 'nearest' });
    row?.focus({ preventScroll: true });
  };
  // After the page's heading has taken the focus, as it does when the library appears.
  useEffect(() => {
    if (!isBeingUsed(document.activeElement)) focusCurrent();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the inbox appears
  }, []);
  useLayoutEffect(() => {
    if (isWanted.current || (wasInside.current && focusIsLost())) focusCurrent();
    isWanted.current = false;
    wasInside.current = scroller.current?.contains(document.activeElement) ?? false;
  });
  return () => {
    isWanted.current = true;
  };
}
