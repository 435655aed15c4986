import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const FIRST_CONTROL = 'a[href], button';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps keyboard users from losing the focus (WCAG 2.4.3): when a view disappears together with its
 * focused control, the focus moves to the next view's title, and when the gate opens, to the
 * application's first control. If the focus was never inside the gate, it stays where it is.
 *
 * @param view changes whenever a different view is shown
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
