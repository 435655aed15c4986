import { BOX_ID } from './BoxOutline';

/** The pages themselves, so that the focus is never lost to the body. */
export const focusPages = (inside: Element): void =>
  inside.closest<HTMLElement>('[data-scroll-area]')?.focus({ preventScroll: true });

export const outlineOf = (layer: Element | null, id: string): HTMLElement | undefined =>
  [...(layer?.querySelectorAll<HTMLElement>(`[${BOX_ID}]`) ?? [])].find(
    (one) => one.getAttribute(BOX_ID) === id,
  );

/** Scrolls the area, and nothing around it, so that an element is in its middle unless it is seen anyway. */
export function revealIn(area: HTMLElement, element: Element): void {
  const [seen, own] = [area.getBoundingClientRect(), element.getBoundingClientRect()];
  if (own.top < seen.top || own.bottom > seen.bottom) {
    area.scrollTop += own.top + own.height / 2 - (seen.top + seen.height / 2);
  }
  if (own.left < seen.left || own.right > seen.right) {
    area.scrollLeft += own.left + own.width / 2 - (seen.left + seen.width / 2);
  }
}
