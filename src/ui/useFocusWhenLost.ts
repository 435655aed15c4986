import { useEffect, type RefObject } from 'react';
import { focusIsLost } from './focusPlaces';

/**
 * Gives the focus to the first button, link or other place for it in a container that has come up, when
 * the control that had the focus went away with the change: the next Tab would otherwise begin at the
 * page's start (WCAG 2.4.3).
 *
 * @param shown false while the container is not there
 * @param count of the things in it, where each can take its control with it
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
