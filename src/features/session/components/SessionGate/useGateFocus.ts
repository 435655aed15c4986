import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const FIRST_CONTROL = 'a[href], button';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus with somebody who works with the keyboard (WCAG 2.4.3): when a view goes with the
 * control that had the focus, the next view's title gets it, and when the gate opens, the application's
 * first control. Who never was in the gate keeps the focus where it is.
 *
 * @param view changes whenever another view is shown
 */
export function useGateFocus(
  screen: RefObject<HTMLElement | null>,
  behind: RefObject<HTMLElement | null>,
  view: string,
) {
  const wasInside = useRef(false);
  useEffect(() => {
    if (!wasInside.current || !isLost()) return;
    const title = screen.current?.querySelector<HTMLElement>('[data-gate-title]');
    const next = title ?? behind.current?.querySelector<HTMLElement>(FIRST_CONTROL);
    next?.focus({ preventScroll: true });
  }, [screen, behind, view]);
  return {
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) wasInside.current = false;
    },
  };
}
