import { useLayoutEffect, type RefObject } from 'react';
import { focusIsLost, mainPart, placesAround } from './focusPlaces';

/**
 * If an element disappears with the focus, moves it to what contained the element, or to the page's main part
 * (WCAG 2.4.3).
 */
export function useFocusGivenOn(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const places = placesAround(going);
      // By then it is gone, and its replacement has taken the focus if it wants it.
      queueMicrotask(() => {
        if (!focusIsLost()) return;
        const place = places.find(({ isConnected }) => isConnected) ?? mainPart();
        place?.focus({ preventScroll: true });
      });
    };
  }, [element]);
}
