import { useLayoutEffect, type RefObject } from 'react';
import { focusIsLost } from '@/ui/focusPlaces';

/** Gives the focus to the row of the drawing that is shown, or to the queue while it has none. */
function focusRowIfLost(queue: HTMLElement | null): void {
  if (!focusIsLost()) return;
  const row = queue?.querySelector<HTMLElement>('[aria-current="true"]') ?? queue;
  row?.focus({ preventScroll: true });
}

/**
 * A control that goes takes the focus with it, and the keys of the window would no longer be heard: the row of
 * the drawing gets it. Not every browser tells of that by `focusout`, so what changes in the window is watched.
 */
export function useFocusKept(queue: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => focusRowIfLost(queue.current));
  useLayoutEffect(() => {
    const view = queue.current?.closest('dialog');
    if (!view) return undefined;
    const changes = new MutationObserver(() => focusRowIfLost(queue.current));
    changes.observe(view, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [queue]);
}
