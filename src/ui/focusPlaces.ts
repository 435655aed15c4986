import { useLayoutEffect } from 'react';

/** To another control, or by Tab out of the page. Meanwhile the body has it, as if it were lost. */
let isOnItsWay = false;

const arrives = (): void => {
  isOnItsWay = false;
};

function leaves({ relatedTarget }: FocusEvent): void {
  if (!relatedTarget) return;
  isOnItsWay = true;
  // It never arrives at a control that goes meanwhile.
  setTimeout(arrives);
}

/** From the last control, Tab leads to the browser's own controls, and from there to the first one. */
function follows({ key, defaultPrevented }: KeyboardEvent): void {
  isOnItsWay = key === 'Tab' && !defaultPrevented;
}

/**
 * Follows the focus from one control to the next, once for the whole page: what a control does as the focus leaves
 * it, such as hiding its tooltip, is done before the next one has it.
 */
export function useFocusFollowed(): void {
  useLayoutEffect(() => {
    document.addEventListener('keydown', follows);
    document.addEventListener('focusout', leaves);
    document.addEventListener('focusin', arrives);
    document.addEventListener('pointerdown', arrives);
    return () => {
      document.removeEventListener('keydown', follows);
      document.removeEventListener('focusout', leaves);
      document.removeEventListener('focusin', arrives);
      document.removeEventListener('pointerdown', arrives);
      arrives();
    };
  }, []);
}

/** Whether the focused control was removed: the keyboard then starts at the page's beginning. */
export const focusIsLost = (): boolean =>
  !isOnItsWay && (document.activeElement === null || document.activeElement === document.body);

/**
 * Focusable elements around an element, nearest first: a region, or the heading that names it. None of them
 * reacts to keys, so that one pressed too long or twice does no harm.
 */
export function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const named = document.getElementById(around.getAttribute('aria-labelledby') ?? '');
    const place = around.hasAttribute('tabindex') ? around : named;
    if (place?.hasAttribute('tabindex')) places.push(place);
  }
  return places;
}

/** The page's main part: the work, or the overlay over it. */
export function mainPart(): HTMLElement | undefined {
  const main = document.querySelector<HTMLElement>('main:not([inert])') ?? undefined;
  if (main) main.tabIndex = -1;
  return main;
}
