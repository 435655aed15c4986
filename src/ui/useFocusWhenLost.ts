import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to the first button, link or other place for it in a container that has come up, when
 * the control that had the focus went away with the change: the next Tab would otherwise begin at the
 * page's start (WCAG 2.4.3).
 *
 * @param shown false while the container is not there
 */
export function useFocusWhenLost(container: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (!shown || (activeElement !== null && activeElement !== body)) return;
    container.current
      ?.querySelector<HTMLElement>('button, a[href], [tabindex]')
      ?.focus({ preventScroll: true });
  }, [container, shown]);
}
