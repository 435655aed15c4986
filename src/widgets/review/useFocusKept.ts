import { useLayoutEffect, type RefObject } from 'react';
import { focusIsLost } from '@/ui/focusPlaces';

/**
 * Gives the focus to the row of the drawing that is shown, or to the queue while it has none; where the queue is a
 * closed sheet, to the button that opens it.
 */
function focusRowIfLost(queue: HTMLElement | null): void {
  const places = [queue?.querySelector<HTMLElement>('[aria-current="true"]'), queue];
  const button = queue?.closest('dialog')?.querySelector<HTMLElement>('[data-queue-button]');
  for (const place of [...places, button]) {
    if (!focusIsLost()) return;
    place?.focus({ preventScroll: true });
  }
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
    const keep = () => focusRowIfLost(queue.current);
    const changes = new MutationObserver(keep);
    // On its way to a control that went meanwhile, the focus is lost only then.
    const keepLater = () => setTimeout(keep);
    changes.observe(view, { childList: true, subtree: true });
    // A narrower window hides the queue, and its row with the focus.
    window.addEventListener('resize', keep);
    view.addEventListener('focusout', keepLater);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', keep);
      view.removeEventListener('focusout', keepLater);
    };
  }, [queue]);
}
