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
 * When a control disappears, the focus is lost and the window no longer hears keys, so the drawing's row gets
 * the focus. Not every browser fires `focusout` then, so changes in the window are observed.
 */
export function useFocusKept(queue: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => focusRowIfLost(queue.current));
  useLayoutEffect(() => {
    const view = queue.current?.closest('dialog');
    if (!view) return undefined;
    const keep = () => focusRowIfLost(queue.current);
    const changes = new MutationObserver(keep);
    // If the control that was about to get the focus has disappeared, the focus is lost only then.
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
