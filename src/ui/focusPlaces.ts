/** Whether the focused control was removed: the keyboard then starts at the page's beginning. */
export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

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
