import { useEffect, type RefObject } from 'react';
import { focusIsLost } from './focusPlaces';

/**
 * If the focused control disappears when a container appears, focuses the first focusable element in the
 * container: otherwise the next Tab would start at the page's beginning (WCAG 2.4.3).
 *
 * @param shown false while the container is not there
 * @param count of the items in it, if each can remove its control with it
 */
export function useFocusWhenLost(
  container: RefObject<HTMLElement | null>,
  shown: boolean,
  count = 0,
): void {
  useEffect(() => {
    if (!shown || !focusIsLost()) return;
    container.current
      ?.querySelector<HTMLElement>('button, a[href], [tabindex]')
      ?.focus({ preventScroll: true });
  }, [container, shown, count]);
}
