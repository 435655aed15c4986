import { useLayoutEffect, type RefObject } from 'react';
import { clearBottom } from './clearBottom';

/** Elements with this attribute must not be covered: the element itself, or its children. */
const KEPT_CLEAR = '[data-toasts-above="itself"], [data-toasts-above="children"] > *';

/** Lifts the toasts above what they must not cover in their host, on each change of either. */
export function useClearance(region: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    const element = region.current;
    const host = element?.parentElement;
    if (shown === 0 || !element || !host) return undefined;
    const place = () => {
      element.style.bottom = '';
      const keepClear = [...host.querySelectorAll(KEPT_CLEAR)];
      const bottom = clearBottom({
        toasts: element.getBoundingClientRect(),
        keepClear: keepClear.map((it) => it.getBoundingClientRect()),
        viewportHeight: window.innerHeight,
      });
      element.style.bottom = `${bottom}px`;
    };
    place();
    const observer = new MutationObserver(place);
    // A dialog may get a footer in the meantime; the page changes too often, so there only the toasts are
    // observed.
    const watched = host === document.body ? element : host;
    observer.observe(watched, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  });
}
